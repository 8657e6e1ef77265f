-- Tables that refer to each other, whose schema files cannot import each other.
-- The version of a model that scores a requisition.
ALTER TABLE job ADD CONSTRAINT job_predictive_model
  FOREIGN KEY (account_id, predictive_model_id, predictive_model_version)
  REFERENCES predictive_model_version (account_id, predictive_model_id, version);
--> statement-breakpoint
-- A class of its own requisition, or none.
ALTER TABLE application ADD CONSTRAINT application_hiring_class
  FOREIGN KEY (account_id, job_id, hiring_class_id)
  REFERENCES hiring_class (account_id, job_id, hiring_class_id);
