-- What a company decided about applicants, and why, is its own: candidates see neither.
ALTER TABLE rejection_reason ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON rejection_reason
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON rejection_reason
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
ALTER TABLE application_decision ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON application_decision
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON application_decision
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
-- The reasons that every company starts with, whatever makes the company.
CREATE FUNCTION add_standard_reasons() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
  AS $$
BEGIN
  INSERT INTO rejection_reason (account_id, reason_type, standard_reason, label, sort_order)
  SELECT NEW.account_id, s.reason_type, s.standard_reason, s.label, s.sort_order
  FROM (VALUES
    ('by_company', 'other_applicants_fit_better', 'Other applicants fit better', 1),
    ('by_company', 'requirements_not_met', 'Requirements not met', 2),
    ('by_company', 'not_enough_experience', 'Not enough experience', 3),
    ('by_company', 'position_filled', 'Position filled', 4),
    ('by_company', 'not_available_for_schedule', 'Not available for the schedule', 5),
    ('by_candidate', 'no_longer_interested', 'No longer interested', 6),
    ('by_candidate', 'accepted_another_offer', 'Accepted another offer', 7),
    ('by_candidate', 'pay_expectations', 'Pay expectations', 8),
    ('by_candidate', 'did_not_respond', 'Did not respond', 9),
    ('other', 'duplicate_application', 'Duplicate application', 10),
    ('other', 'another_reason', 'Another reason', 11)
  ) AS s (reason_type, standard_reason, label, sort_order)
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_standard_reasons AFTER INSERT ON account
  FOR EACH ROW EXECUTE FUNCTION add_standard_reasons();
--> statement-breakpoint
-- For the companies that are there already.
INSERT INTO rejection_reason (account_id, reason_type, standard_reason, label, sort_order)
SELECT a.account_id, s.reason_type, s.standard_reason, s.label, s.sort_order
FROM account a, (VALUES
    ('by_company', 'other_applicants_fit_better', 'Other applicants fit better', 1),
    ('by_company', 'requirements_not_met', 'Requirements not met', 2),
    ('by_company', 'not_enough_experience', 'Not enough experience', 3),
    ('by_company', 'position_filled', 'Position filled', 4),
    ('by_company', 'not_available_for_schedule', 'Not available for the schedule', 5),
    ('by_candidate', 'no_longer_interested', 'No longer interested', 6),
    ('by_candidate', 'accepted_another_offer', 'Accepted another offer', 7),
    ('by_candidate', 'pay_expectations', 'Pay expectations', 8),
    ('by_candidate', 'did_not_respond', 'Did not respond', 9),
    ('other', 'duplicate_application', 'Duplicate application', 10),
    ('other', 'another_reason', 'Another reason', 11)
  ) AS s (reason_type, standard_reason, label, sort_order)
ON CONFLICT DO NOTHING;
