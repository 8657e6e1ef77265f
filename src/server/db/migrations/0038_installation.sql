CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"installation_id" uuid NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."is_only")
);
--> statement-breakpoint
ALTER TABLE "removable_file" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "removable_file" ADD COLUMN "is_expected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "removable_file" ADD COLUMN "found_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "removable_file_user" ON "removable_file" USING btree ("user_id");--> statement-breakpoint
-- Of no company and no person: only the start of a server asks for it, as the owner.
ALTER TABLE installation ENABLE ROW LEVEL SECURITY;
