CREATE TABLE "job_experience" (
	"user_id" bigint NOT NULL,
	"user_job_id" uuid NOT NULL,
	"company_name" text,
	"title" text,
	"description" text DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"is_current" boolean DEFAULT false NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country_code" char(2),
	"position_type" text,
	"field" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "job_experience_user_id_user_job_id_pk" PRIMARY KEY("user_id","user_job_id"),
	CONSTRAINT "job_experience_named" CHECK (is_deleted or (company_name is not null and title is not null))
);
--> statement-breakpoint
ALTER TABLE "job_experience" ADD CONSTRAINT "job_experience_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_experience_list" ON "job_experience" USING btree ("user_id","is_current" DESC NULLS LAST,"start_date" DESC NULLS LAST) WHERE not is_deleted;--> statement-breakpoint
ALTER TABLE job_experience ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON job_experience
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY person_scope ON job_experience
  USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()));
