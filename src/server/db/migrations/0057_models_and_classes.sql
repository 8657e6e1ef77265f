CREATE TABLE "hiring_class" (
	"account_id" bigint NOT NULL,
	"hiring_class_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "hiring_class_hiring_class_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"start_date" date NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_class_account_id_hiring_class_id_pk" PRIMARY KEY("account_id","hiring_class_id")
);
--> statement-breakpoint
CREATE TABLE "hiring_class_assignment" (
	"account_id" bigint NOT NULL,
	"assignment_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "hiring_class_assignment_assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"from_hiring_class_id" bigint,
	"to_hiring_class_id" bigint,
	"assigned_by" bigint NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "hiring_class_assignment_account_id_assignment_id_pk" PRIMARY KEY("account_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "predictive_model" (
	"account_id" bigint NOT NULL,
	"predictive_model_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "predictive_model_predictive_model_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "predictive_model_account_id_predictive_model_id_pk" PRIMARY KEY("account_id","predictive_model_id")
);
--> statement-breakpoint
CREATE TABLE "predictive_model_attribute" (
	"account_id" bigint NOT NULL,
	"predictive_model_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	"weight" numeric(6, 3) NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "predictive_model_attribute_pk" PRIMARY KEY("account_id","predictive_model_id","version","attribute_type_id")
);
--> statement-breakpoint
CREATE TABLE "predictive_model_version" (
	"account_id" bigint NOT NULL,
	"predictive_model_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"converter" jsonb,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "predictive_model_version_account_id_predictive_model_id_version_pk" PRIMARY KEY("account_id","predictive_model_id","version")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "score_model_id" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "score_version" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "hiring_class_id" bigint;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "weights_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "predictive_model_id" bigint;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "predictive_model_version" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "recalculated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "recalculation_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hiring_class" ADD CONSTRAINT "hiring_class_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_class_assignment" ADD CONSTRAINT "hiring_class_assignment_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model" ADD CONSTRAINT "predictive_model_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model_attribute" ADD CONSTRAINT "predictive_model_attribute_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model_attribute" ADD CONSTRAINT "predictive_model_attribute_version" FOREIGN KEY ("account_id","predictive_model_id","version") REFERENCES "public"."predictive_model_version"("account_id","predictive_model_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictive_model_version" ADD CONSTRAINT "predictive_model_version_account_id_predictive_model_id_predictive_model_account_id_predictive_model_id_fk" FOREIGN KEY ("account_id","predictive_model_id") REFERENCES "public"."predictive_model"("account_id","predictive_model_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_class_of_job" ON "hiring_class" USING btree ("account_id","job_id","hiring_class_id");--> statement-breakpoint
CREATE INDEX "hiring_class_list" ON "hiring_class" USING btree ("account_id","job_id","start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_class_name" ON "hiring_class" USING btree ("account_id","job_id",lower("name"));--> statement-breakpoint
CREATE INDEX "hiring_class_assignment_batch" ON "hiring_class_assignment" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE INDEX "hiring_class_assignment_of" ON "hiring_class_assignment" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "predictive_model_job" ON "predictive_model" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "predictive_model_name" ON "predictive_model" USING btree ("account_id","job_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "predictive_model_attribute_type" ON "predictive_model_attribute" USING btree ("attribute_type_id");--> statement-breakpoint
CREATE INDEX "application_class" ON "application" USING btree ("account_id","job_id","hiring_class_id") WHERE hiring_class_id is not null;