ALTER TABLE "job_step" ADD COLUMN "standard_title" text;--> statement-breakpoint
-- Until now nobody could type a title: these steps came with the product.
UPDATE "job_step" SET "standard_title" = CASE "title"
  WHEN 'Application & assessments' THEN 'assessments'
  WHEN 'Interview' THEN 'interview'
  WHEN 'Offer' THEN 'offer'
END;
