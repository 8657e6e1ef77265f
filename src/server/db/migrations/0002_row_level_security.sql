-- The role that every request's SQL runs as. It owns nothing, so policies bind it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairlead_app') THEN
    CREATE ROLE fairlead_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- roles belong to the cluster: another database was migrated at the same moment
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'fairlead_app', 'MEMBER') THEN
    EXECUTE format('GRANT fairlead_app TO %I', current_user);
  END IF;
EXCEPTION WHEN unique_violation THEN
  NULL;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO fairlead_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO fairlead_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fairlead_app;
--> statement-breakpoint
-- Append-only for the app: what happened, and what came too late, stays as it was written.
REVOKE UPDATE, DELETE ON audit_event, answer_evidence FROM fairlead_app;
--> statement-breakpoint
-- Content is brought in by migrations and start-up, not by requests.
REVOKE INSERT, UPDATE, DELETE ON assessment FROM fairlead_app;
--> statement-breakpoint
-- Who is asking. Set for one transaction by inScope; unset means nobody, and nobody sees nothing.
CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(current_setting('app.scope', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_actor_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::bigint $$;
--> statement-breakpoint
CREATE FUNCTION app_person_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN app_scope() = 'person' THEN app_actor_id() END $$;
--> statement-breakpoint
CREATE FUNCTION app_account_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN app_scope() = 'account' THEN nullif(current_setting('app.account_id', true), '')::bigint END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'account', 'account_preference', 'role', 'user_role', 'app_user', 'login_session', 'refresh_token',
    'command_receipt', 'job', 'job_team', 'job_step', 'job_step_activity', 'job_attribute',
    'applicant', 'application', 'audit_event', 'attribute_type', 'user_step_activity', 'attempt', 'answer',
    'answer_evidence', 'attribute_score'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
  END LOOP;

  -- Everything that belongs to a company is open to that company's scope.
  FOREACH name IN ARRAY ARRAY[
    'account', 'account_preference', 'role', 'user_role', 'job', 'job_team', 'job_step', 'job_step_activity',
    'job_attribute', 'applicant', 'application', 'audit_event', 'user_step_activity', 'attempt', 'answer',
    'answer_evidence', 'attribute_score'
  ] LOOP
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;

  -- What one person did is open to that person.
  FOREACH name IN ARRAY ARRAY[
    'applicant', 'application', 'user_step_activity', 'attempt', 'answer', 'answer_evidence', 'user_role',
    'app_user', 'login_session'
  ] LOOP
    EXECUTE format(
      'CREATE POLICY person_scope ON %I USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()))',
      name
    );
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY own_receipts ON command_receipt
  USING (user_id = (SELECT app_actor_id())) WITH CHECK (user_id = (SELECT app_actor_id()));
--> statement-breakpoint
CREATE POLICY shared_or_own ON attribute_type FOR SELECT
  USING (account_id IS NULL OR account_id = (SELECT app_account_id()));
--> statement-breakpoint
CREATE POLICY own_attributes ON attribute_type
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
-- A person sees the positions that take applications, and those that they applied to.
CREATE POLICY open_positions ON job FOR SELECT
  USING ((SELECT app_scope()) IN ('person', 'public') AND status = 'open');
--> statement-breakpoint
CREATE POLICY own_positions ON job FOR SELECT
  USING (job_id IN (SELECT job_id FROM application WHERE user_id = (SELECT app_person_id())));
--> statement-breakpoint
-- Closed positions still tell whose door an old link was.
CREATE POLICY known_positions ON job FOR SELECT
  USING ((SELECT app_scope()) = 'public' AND status IN ('on_hold', 'closed', 'cancelled'));
--> statement-breakpoint
CREATE POLICY visible_positions ON job_step FOR SELECT
  USING ((SELECT app_scope()) = 'person' AND job_id IN (SELECT job_id FROM job));
--> statement-breakpoint
CREATE POLICY visible_positions ON job_step_activity FOR SELECT
  USING ((SELECT app_scope()) = 'person' AND job_step_id IN (SELECT job_step_id FROM job_step));
--> statement-breakpoint
CREATE POLICY visible_positions ON account FOR SELECT
  USING ((SELECT app_scope()) IN ('person', 'public') AND account_id IN (SELECT account_id FROM job));
--> statement-breakpoint
CREATE POLICY own_companies ON account FOR SELECT
  USING (account_id IN (SELECT account_id FROM user_role WHERE user_id = (SELECT app_person_id())));
--> statement-breakpoint
CREATE POLICY own_roles ON role FOR SELECT
  USING ((account_id, role_id) IN (SELECT account_id, role_id FROM user_role WHERE user_id = (SELECT app_person_id())));
--> statement-breakpoint
CREATE POLICY colleagues ON app_user FOR SELECT
  USING ((SELECT app_account_id()) IS NOT NULL AND user_id IN (SELECT user_id FROM user_role));
--> statement-breakpoint
CREATE POLICY own_tokens ON refresh_token
  USING (session_id IN (SELECT session_id FROM login_session WHERE user_id = (SELECT app_person_id())));
--> statement-breakpoint
-- A person's own steps are recorded in the company's trail; only the company reads them.
CREATE POLICY own_actions ON audit_event FOR INSERT
  WITH CHECK (actor_id IS NOT NULL AND actor_id = (SELECT app_person_id()));
--> statement-breakpoint
-- Under row-level security a text match may not use the trigram index (its operator is not leak-proof), so the
-- search runs as the owner, inside the caller's company, and with the pattern as a literal: a custom plan each time.
CREATE FUNCTION search_applicants(pattern text) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public
  AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT user_id FROM applicant WHERE account_id = %s AND lower(first_name || '' '' || last_name || '' '' || email) LIKE %L',
    coalesce(app_account_id(), 0), '%' || replace(replace(replace(lower(pattern), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  );
END $$;
