ALTER TABLE "sign_in_policy" ADD COLUMN "is_sign_on_required" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The path of the one door by which somebody has to sign in; null for whoever may choose (sign-on-required.ts says who).
CREATE FUNCTION only_door(person bigint) RETURNS text LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  RETURN (
    SELECT '/login/sso/' || a.uuid
    FROM user_role ur
    JOIN app_user u ON u.user_id = ur.user_id AND NOT u.is_jf_admin
    JOIN sign_in_policy p ON p.account_id = ur.account_id AND p.is_sign_on_required
    JOIN sign_on_provider s ON s.account_id = ur.account_id AND s.is_enabled
    JOIN account a ON a.account_id = ur.account_id
    WHERE ur.user_id = person
      AND NOT EXISTS (
        SELECT FROM user_role other WHERE other.user_id = person AND other.account_id <> ur.account_id)
      AND NOT EXISTS (
        SELECT FROM applicant other WHERE other.user_id = person AND other.account_id <> ur.account_id)
    LIMIT 1);
END $$;
--> statement-breakpoint
-- After a password that was right: forgets tries, gives one back of others, and opens the session; false when a second
-- step comes first, or the sign-on of their company instead.
CREATE OR REPLACE FUNCTION finish_sign_in(
  scope text, person bigint, company bigint,
  signing_in bigint, forgotten char(64)[], returned char(64)[], at timestamptz,
  wanted_session uuid, expires timestamptz, agent text, token text
) RETURNS boolean LANGUAGE plpgsql
  AS $$
DECLARE
  entered text := enter_scope(scope, person, company);
  late text := set_config('synchronous_commit', 'off', true);
BEGIN
  DELETE FROM try_limit WHERE limit_key = ANY (forgotten);
  UPDATE try_limit SET tries = greatest(tries - 1, 0) WHERE limit_key = ANY (returned);
  IF EXISTS (SELECT FROM authenticator_app a WHERE a.user_id = signing_in AND a.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkey p WHERE p.user_id = signing_in)
    OR only_door(signing_in) IS NOT NULL
  THEN
    RETURN false;
  END IF;
  PERFORM open_session(wanted_session, signing_in, at, expires, agent, 'password', NULL, token);
  RETURN true;
END $$;
