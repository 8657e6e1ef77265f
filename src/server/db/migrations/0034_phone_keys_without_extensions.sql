ALTER TABLE "applicant" drop column "phone_key";--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g')) >= 7 then right(regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
ALTER TABLE "user_profile" drop column "phone_key";--> statement-breakpoint
ALTER TABLE "user_profile" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g')) >= 7 then right(regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
CREATE INDEX "applicant_phone_key" ON "applicant" USING btree ("account_id","phone_key");--> statement-breakpoint
CREATE INDEX "user_profile_phone_key" ON "user_profile" USING btree ("phone_key");--> statement-breakpoint
-- What forms were answered with, for applicants of whom their company knows nothing yet.
UPDATE "applicant" SET
	"phone_number" = coalesce("applicant"."phone_number", answered."phone"),
	"city" = coalesce("applicant"."city", answered."city")
FROM (
	SELECT t."account_id", t."user_id",
		(array_agg(nullif(btrim(a."value" #>> '{}'), '') ORDER BY t."submitted_at" DESC) FILTER (WHERE a."question_id" = 'phone'))[1] AS "phone",
		(array_agg(nullif(btrim(a."value" #>> '{}'), '') ORDER BY t."submitted_at" DESC) FILTER (WHERE a."question_id" = 'city'))[1] AS "city"
	FROM "attempt" t
	JOIN "assessment" s ON s."asmt_id" = t."asmt_id" AND s."kind" IN ('application-form', 'onboarding-form')
	JOIN "answer" a ON a."attempt_id" = t."attempt_id" AND a."question_id" IN ('phone', 'city')
	WHERE t."submitted_at" IS NOT NULL
	GROUP BY t."account_id", t."user_id"
) answered
WHERE "applicant"."account_id" = answered."account_id" AND "applicant"."user_id" = answered."user_id"
	AND "applicant"."email" <> '' AND ("applicant"."phone_number" IS NULL OR "applicant"."city" IS NULL);
