ALTER TABLE "account_field" DROP CONSTRAINT "account_field_usage";--> statement-breakpoint
DROP INDEX "account_field_list";--> statement-breakpoint
ALTER TABLE "account_field" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Their order was that of their texts.
UPDATE "account_field" f SET "sort_order" = v."place"
FROM (
  SELECT "account_id", "account_field_id",
    row_number() OVER (PARTITION BY "account_id", "usage_type_id" ORDER BY "text", "account_field_id") AS "place"
  FROM "account_field" WHERE "archived_at" IS NULL
) v
WHERE f."account_id" = v."account_id" AND f."account_field_id" = v."account_field_id";--> statement-breakpoint
CREATE INDEX "account_field_order" ON "account_field" USING btree ("account_id","usage_type_id","sort_order","account_field_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "account_field_archived" ON "account_field" USING btree ("account_id","usage_type_id","text","account_field_id") WHERE archived_at is not null;--> statement-breakpoint
ALTER TABLE "account_field" ADD CONSTRAINT "account_field_usage" CHECK (usage_type_id between 1 and 3);