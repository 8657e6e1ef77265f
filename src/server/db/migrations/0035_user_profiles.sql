CREATE TABLE "user_private" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"dob" date NOT NULL,
	"gender" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profile" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email2" text,
	"phone_number" text,
	"is_opt_in" boolean DEFAULT false NOT NULL,
	"city" text,
	"state_code" text,
	"zip" text,
	"country_code" char(2),
	"linkedin_url" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "has_private_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_private" ADD CONSTRAINT "user_private_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profile" ADD CONSTRAINT "user_profile_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;