ALTER TABLE "kiosk_station" ADD COLUMN "offline_wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_station" ADD COLUMN "lease_until" timestamp with time zone;