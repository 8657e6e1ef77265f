-- Whether whoever asks for a company may see private data: by a role there, or as a provider admin. As the owner, since
-- the company's scope does not see people who hold no role in it.
CREATE FUNCTION sees_private_data() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
  SELECT EXISTS (
      SELECT FROM user_role ur JOIN role r ON r.account_id = ur.account_id AND r.role_id = ur.role_id
      WHERE ur.account_id = app_account_id() AND ur.user_id = app_actor_id()
        AND (r.private_data_access OR r.full_access))
    OR EXISTS (SELECT FROM app_user u WHERE u.user_id = app_actor_id() AND u.is_jf_admin)
$$;
--> statement-breakpoint
-- Whether somebody applied to the company that asks, and is not erased there.
CREATE FUNCTION is_own_applicant(person bigint) RETURNS boolean LANGUAGE sql STABLE
  AS $$
  SELECT EXISTS (
    SELECT FROM applicant a WHERE a.account_id = app_account_id() AND a.user_id = person AND a.email <> '')
$$;
--> statement-breakpoint
ALTER TABLE user_profile ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_private ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON user_profile
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY system_scope ON user_private
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY person_scope ON user_profile
  USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()));
--> statement-breakpoint
CREATE POLICY person_scope ON user_private
  USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()));
--> statement-breakpoint
-- A company reads, and never writes.
CREATE POLICY applied_there ON user_profile FOR SELECT
  USING ((SELECT app_account_id()) IS NOT NULL AND is_own_applicant(user_id));
--> statement-breakpoint
CREATE POLICY applied_there ON user_private FOR SELECT
  USING ((SELECT app_account_id()) IS NOT NULL AND (SELECT sees_private_data()) AND is_own_applicant(user_id));
