ALTER TABLE "kiosk_station" ADD COLUMN "device_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_station_device" ON "kiosk_station" USING btree ("device_key");