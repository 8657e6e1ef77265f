CREATE TABLE "account_question_attribute" (
	"account_id" bigint NOT NULL,
	"account_question_id" bigint NOT NULL,
	"attribute_type_id" bigint NOT NULL,
	CONSTRAINT "account_question_attribute_account_id_account_question_id_attribute_type_id_pk" PRIMARY KEY("account_id","account_question_id","attribute_type_id")
);
--> statement-breakpoint
ALTER TABLE "account_question_attribute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attribute_type" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_type" ADD COLUMN "usage_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_type" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_type" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_question_attribute" ADD CONSTRAINT "account_question_attribute_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_question_attribute" ADD CONSTRAINT "account_question_attribute_question_fk" FOREIGN KEY ("account_id","account_question_id") REFERENCES "public"."account_question"("account_id","account_question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_question_attribute_type" ON "account_question_attribute" USING btree ("attribute_type_id","account_id");--> statement-breakpoint
CREATE INDEX "attribute_type_account" ON "attribute_type" USING btree ("account_id","usage_type");--> statement-breakpoint
CREATE INDEX "attribute_type_parent" ON "attribute_type" USING btree ("parent_slug") WHERE parent_slug is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "account_question_attribute" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account_question_attribute" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
-- The attributes of the questions that were written before.
INSERT INTO "account_question_attribute" ("account_id", "account_question_id", "attribute_type_id")
SELECT DISTINCT q.account_id, q.account_question_id, a.attribute_type_id
FROM account_question q
CROSS JOIN LATERAL jsonb_array_elements(
  CASE jsonb_typeof(q.written -> 'measures') WHEN 'array' THEN q.written -> 'measures' ELSE '[]' END
) AS m(measure)
JOIN attribute_type a ON a.attribute_type_id = (m.measure ->> 'attribute_type_id')::bigint;
