ALTER TABLE "role" ADD COLUMN "notifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_application" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_about" ON "mail" USING btree ("user_id","kind","about_application") WHERE about_application is not null;