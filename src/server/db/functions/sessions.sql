-- Sign-in and sessions.

-- Opens a scope for the rest of the transaction; returns it.
CREATE OR REPLACE FUNCTION enter_scope(scope text, person bigint, company bigint) RETURNS text LANGUAGE plpgsql
  AS $$
BEGIN
  RETURN set_config('app.scope', scope, true)
      || ' ' || set_config('app.user_id', coalesce(person::text, ''), true)
      || ' ' || set_config('app.account_id', coalesce(company::text, ''), true);
END $$;

-- Refuses a session that has ended (FL002), in whatever process that was: asked with every unit of work of a request. As the
-- owner, since it is asked before and in every scope.
CREATE OR REPLACE FUNCTION assert_open_session(asked uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp
  AS $$
BEGIN
  IF EXISTS (SELECT FROM login_session s WHERE s.session_id = asked AND s.revoked_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this session has ended' USING ERRCODE = 'FL002';
  END IF;
  RETURN true;
END $$;

-- Signing in is two questions to the database: whether it may be tried and by whom, and, once the password is known to be
-- right, the session. What either writes need not wait for the disk: a power cut takes back a count, or has a user
-- sign in once more.

-- Counts a try and tells whether it may be made; one that may not is not counted. Counted before it is known how it ends:
-- of many at once no more pass than of many in a row.
CREATE OR REPLACE FUNCTION take_try(
  wanted text, at timestamptz, free int, first_wait_ms float8, longest_wait_ms float8, forgotten_after_ms float8
) RETURNS boolean LANGUAGE plpgsql
  AS $$
DECLARE
  forgotten timestamptz := at - forgotten_after_ms * interval '1 millisecond';
BEGIN
  INSERT INTO try_limit AS held (limit_key, tries, last_at) VALUES (wanted, 1, at)
  ON CONFLICT (limit_key) DO UPDATE SET
    tries = CASE WHEN held.last_at < forgotten THEN 1 ELSE held.tries + 1 END,
    last_at = at,
    blocked_until = CASE
      WHEN held.last_at >= forgotten AND held.tries + 1 >= free
      THEN at + least(longest_wait_ms, first_wait_ms * power(2, least(held.tries + 1 - free, 20)))
        * interval '1 millisecond'
    END
  WHERE held.blocked_until IS NULL OR held.blocked_until <= at;
  RETURN FOUND;
END $$;

-- What provider admins may do in the company that they chose to work in, where they have no role of their own. As the
-- owner: they see a company's row only in its scope.
CREATE OR REPLACE FUNCTION provider_role(person bigint) RETURNS jsonb
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT jsonb_build_array(jsonb_build_object(
    'account_id', a.account_id, 'account_name', a.name, 'role_name', 'Provider admin',
    'all_employee_access', true, 'company_settings_access', true, 'full_access', true,
    'job_profile_access', true, 'performance_access', true, 'private_data_access', true,
    'company_dashboard_access', true, 'smartreq_access', true, 'all_pathways_access', true))
  FROM app_user u JOIN account a ON a.account_id = u.current_account_id
  WHERE u.user_id = person AND u.is_jf_admin
    AND NOT EXISTS (SELECT FROM user_role ur WHERE ur.user_id = person AND ur.account_id = a.account_id)
$$;

-- A user's roles, first role first, each with all that its table has and the name of its company.
CREATE OR REPLACE FUNCTION roles_of(person bigint) RETURNS jsonb LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  RETURN (
    SELECT coalesce(provider_role(person), '[]') || coalesce(
      jsonb_agg(to_jsonb(r) || jsonb_build_object('account_name', a.name)
                ORDER BY ur.account_id IS DISTINCT FROM u.current_account_id, ur.sort_order, ur.account_id),
      '[]')
    FROM user_role ur
    JOIN app_user u ON u.user_id = ur.user_id
    JOIN role r ON r.account_id = ur.account_id AND r.role_id = ur.role_id
    JOIN account a ON a.account_id = ur.account_id
    WHERE ur.user_id = person);
END $$;

-- Whether a company of theirs asks a user for a second factor.
CREATE OR REPLACE FUNCTION asks_second_factor(person bigint) RETURNS boolean LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM user_role ur JOIN sign_in_policy p ON p.account_id = ur.account_id
    WHERE ur.user_id = person AND p.is_second_factor_required);
END $$;

-- Takes the tries of a sign-in, in their order, and finds whose address it is, with what they are told of themselves. Of
-- one that must wait, no one is found; of an address of no one, as much is looked for.
CREATE OR REPLACE FUNCTION begin_sign_in(
  scope text, person bigint, company bigint, wanted_email text, at timestamptz, tries jsonb
) RETURNS TABLE (is_free boolean, holder app_user, roles jsonb, is_factor_asked boolean) LANGUAGE plpgsql
  AS $$
DECLARE
  entered text := enter_scope(scope, person, company);
  late text := set_config('synchronous_commit', 'off', true);
  one record;
BEGIN
  is_free := true;
  FOR one IN SELECT * FROM jsonb_to_recordset(tries) AS t(
    key text, free int, "firstWaitMs" float8, "longestWaitMs" float8, "forgottenAfterMs" float8)
  LOOP
    IF NOT take_try(one.key, at, one.free, one."firstWaitMs", one."longestWaitMs", one."forgottenAfterMs") THEN
      is_free := false;
      RETURN NEXT;
      RETURN;
    END IF;
  END LOOP;
  SELECT u.* INTO holder FROM app_user u WHERE lower(u.email) = wanted_email;
  roles := roles_of(coalesce(holder.user_id, 0));
  is_factor_asked := asks_second_factor(coalesce(holder.user_id, 0));
  RETURN NEXT;
END $$;

-- Inserts a session with its first refresh token.
CREATE OR REPLACE FUNCTION open_session(
  wanted_session uuid, person bigint, at timestamptz, expires timestamptz, agent text, way text,
  second_factor timestamptz, token char(64)
) RETURNS void LANGUAGE sql
  AS $$
  INSERT INTO login_session
    (session_id, user_id, created_at, last_seen_at, expires_at, user_agent, auth_type, second_factor_at)
  VALUES (wanted_session, person, at, at, expires, agent, way, second_factor);
  INSERT INTO refresh_token (token_hash, session_id, issued_at) VALUES (token, wanted_session, at);
$$;

-- The path of the one login page by which a user has to sign in; null for the user who may choose (sign-on-required.ts says
-- who). An account with a password is its owner's: no company's rule shuts them out of it.
CREATE OR REPLACE FUNCTION only_door(person bigint) RETURNS text LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  RETURN (
    SELECT '/login/sso/' || a.uuid
    FROM user_role ur
    JOIN app_user u ON u.user_id = ur.user_id AND NOT u.is_jf_admin AND u.password_hash IS NULL
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

-- After a password that was right: forgets tries, gives one back of others, and opens the session. `open`; `step` when a
-- second step comes first, or the sign-on of their company instead; `changed` when another password was set while this one
-- was hashed. The row of the person is locked against the user who sets one, or a factor, and ends what rests on the one before.
-- Its namesake with one parameter less stays for servers of the build before.
CREATE OR REPLACE FUNCTION finish_sign_in(
  scope text, person bigint, company bigint,
  signing_in bigint, known_hash text, forgotten char(64)[], returned char(64)[], at timestamptz,
  wanted_session uuid, expires timestamptz, agent text, token text
) RETURNS text LANGUAGE plpgsql
  AS $$
DECLARE
  entered text := enter_scope(scope, person, company);
  late text := set_config('synchronous_commit', 'off', true);
BEGIN
  PERFORM FROM app_user u WHERE u.user_id = signing_in AND u.password_hash = known_hash FOR SHARE;
  IF NOT FOUND THEN
    RETURN 'changed';
  END IF;
  DELETE FROM try_limit WHERE limit_key = ANY (forgotten);
  UPDATE try_limit SET tries = greatest(tries - 1, 0) WHERE limit_key = ANY (returned);
  IF EXISTS (SELECT FROM authenticator_app a WHERE a.user_id = signing_in AND a.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkey p WHERE p.user_id = signing_in)
    OR only_door(signing_in) IS NOT NULL
  THEN
    RETURN 'step';
  END IF;
  PERFORM open_session(wanted_session, signing_in, at, expires, agent, 'password', NULL, token);
  RETURN 'open';
END $$;
