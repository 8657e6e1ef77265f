-- Open to the person alone. No policy lets a company's scope see, write or delete a row.
ALTER TABLE eeoc_answer ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON eeoc_answer USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY person_scope ON eeoc_answer
  USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()));
--> statement-breakpoint
-- How many people gave which answer, for the company that asks: as the owner, since its scope sees no row. Null for fewer
-- than 5; where that is one choice only, also for the next smallest, from which it would follow.
CREATE FUNCTION eeoc_counts(of_job bigint) RETURNS TABLE (question text, choice text, people integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
  WITH counted AS (
    SELECT given.question, given.choice, count(*)::integer AS people
    FROM eeoc_answer e
    JOIN application a ON a.account_id = e.account_id AND a.user_smartreq_id = e.user_smartreq_id
    CROSS JOIN LATERAL (VALUES
      ('gender', e.gender), ('race', e.race), ('veteran', e.veteran), ('disability', e.disability)
    ) AS given (question, choice)
    WHERE e.account_id = app_account_id() AND (of_job IS NULL OR a.job_id = of_job) AND given.choice IS NOT NULL
    GROUP BY given.question, given.choice
  ), ranked AS (
    SELECT counted.*,
      count(*) FILTER (WHERE counted.people < 5) OVER (PARTITION BY counted.question) AS small,
      row_number() OVER (PARTITION BY counted.question ORDER BY counted.people, counted.choice) AS place
    FROM counted
  )
  SELECT ranked.question, ranked.choice,
    CASE WHEN ranked.people < 5 OR (small = 1 AND place = 2) THEN NULL ELSE ranked.people END
  FROM ranked
$$;
