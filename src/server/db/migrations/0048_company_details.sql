ALTER TABLE "account" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "languages" text[] DEFAULT '{en,es,fr}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "default_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- Head counts become codes; 1 to 5 are taken for codes.
UPDATE "account" SET "company_size" = CASE
  WHEN "company_size" < 1 THEN NULL
  WHEN "company_size" <= 10 THEN 1
  WHEN "company_size" <= 50 THEN 2
  WHEN "company_size" <= 200 THEN 3
  WHEN "company_size" <= 1000 THEN 4
  ELSE 5
END
WHERE "company_size" NOT BETWEEN 1 AND 5;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_company_size" CHECK (company_size between 1 and 5);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_default_language" CHECK (default_language = any(languages));