CREATE TABLE "user_resume" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user_resume" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_resume" ADD CONSTRAINT "user_resume_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_resume_user" ON "user_resume" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_resume_current" ON "user_resume" USING btree ("user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_resume_deleted" ON "user_resume" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "user_resume" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "person_scope" ON "user_resume" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));