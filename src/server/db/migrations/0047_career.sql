CREATE TABLE "career_page" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"career_page_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "career_page_career_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting" (
	"account_id" bigint NOT NULL,
	"job_posting_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_posting_job_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"city" text,
	"state_code" text,
	"country_code" char(2),
	"workplace_type" text DEFAULT 'on_site' NOT NULL,
	"employment_type" text DEFAULT 'full_time' NOT NULL,
	"salary_min" numeric(12, 2),
	"salary_max" numeric(12, 2),
	"salary_currency" char(3),
	"salary_period" text,
	"valid_until" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_posting_account_id_job_posting_id_pk" PRIMARY KEY("account_id","job_posting_id"),
	CONSTRAINT "job_posting_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "source_link" (
	"account_id" bigint NOT NULL,
	"source_link_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "source_link_source_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_link_account_id_source_link_id_pk" PRIMARY KEY("account_id","source_link_id")
);
--> statement-breakpoint
CREATE TABLE "source" (
	"account_id" bigint NOT NULL,
	"source_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "source_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_type" text NOT NULL,
	"name" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_account_id_source_id_pk" PRIMARY KEY("account_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "source_id" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "source_token" text;--> statement-breakpoint
ALTER TABLE "career_page" ADD CONSTRAINT "career_page_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_link" ADD CONSTRAINT "source_link_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_link" ADD CONSTRAINT "source_link_account_id_source_id_source_account_id_source_id_fk" FOREIGN KEY ("account_id","source_id") REFERENCES "public"."source"("account_id","source_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source" ADD CONSTRAINT "source_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "career_page_slug" ON "career_page" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "career_page_id" ON "career_page" USING btree ("career_page_id");--> statement-breakpoint
CREATE INDEX "job_posting_job" ON "job_posting" USING btree ("account_id","job_id","job_posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posting_published" ON "job_posting" USING btree ("account_id","published_at" DESC NULLS LAST,"job_posting_id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "source_link_token" ON "source_link" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "source_link_job" ON "source_link" USING btree ("account_id","job_id","source_id");--> statement-breakpoint
CREATE INDEX "source_link_source" ON "source_link" USING btree ("account_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_name" ON "source" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "source_standard" ON "source" USING btree ("account_id","source_type") WHERE name is null;--> statement-breakpoint
CREATE INDEX "source_list" ON "source" USING btree ("account_id","source_type","name","source_id");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_source_id_source_account_id_source_id_fk" FOREIGN KEY ("account_id","source_id") REFERENCES "public"."source"("account_id","source_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_source" ON "application" USING btree ("account_id","source_id","job_id") WHERE source_id is not null;