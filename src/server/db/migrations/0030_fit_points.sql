ALTER TABLE "attribute_score" ADD COLUMN "points" numeric(5, 2);--> statement-breakpoint
-- Percentiles were of statements answered from 1 to 5; every other score was a share of the points already.
UPDATE "attribute_score" SET "points" = CASE metric
    WHEN 'percentile' THEN round(100 * (raw - items) / (4 * items), 2)
    ELSE score END
WHERE score IS NOT NULL AND (metric <> 'percentile' OR items > 0);--> statement-breakpoint
-- The weights weigh points from now on: the scores of before are those of an older version until they are calculated again.
UPDATE "job" SET "weights_version" = "weights_version" + 1 WHERE EXISTS (
  SELECT FROM "job_attribute" w WHERE w.account_id = "job".account_id AND w.job_id = "job".job_id);
