-- After a password that was right: forgets tries, gives one back of others, and opens the session. `open`; `step` when a
-- second step comes first, or the sign-on of their company instead; `changed` when another password was set while this one
-- was hashed. The row of the person is locked against whoever sets one, or a factor, and ends what rests on the one before.
-- Its namesake with one parameter less stays for servers of the build before.
CREATE FUNCTION finish_sign_in(
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
