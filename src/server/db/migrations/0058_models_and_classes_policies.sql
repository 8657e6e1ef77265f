-- How a company scores applicants, and into which classes it puts them, is its own: candidates see neither.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['predictive_model', 'predictive_model_version', 'predictive_model_attribute',
    'hiring_class', 'hiring_class_assignment'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- The version of a model that scores a requisition. Here, because the two tables refer to each other.
ALTER TABLE job ADD CONSTRAINT job_predictive_model
  FOREIGN KEY (account_id, predictive_model_id, predictive_model_version)
  REFERENCES predictive_model_version (account_id, predictive_model_id, version);
--> statement-breakpoint
CREATE INDEX job_predictive_model ON job (account_id, predictive_model_id) WHERE predictive_model_id IS NOT NULL;
--> statement-breakpoint
-- A class of its own requisition, or none.
ALTER TABLE application ADD CONSTRAINT application_hiring_class
  FOREIGN KEY (account_id, job_id, hiring_class_id)
  REFERENCES hiring_class (account_id, job_id, hiring_class_id);
