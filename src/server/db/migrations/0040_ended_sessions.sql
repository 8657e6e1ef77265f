-- Refuses a session that has ended (FL002), in whatever process that was: asked with every unit of work of a request. As the
-- owner, since it is asked before and in every scope.
CREATE FUNCTION assert_open_session(asked uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public
  AS $$
BEGIN
  IF EXISTS (SELECT FROM login_session s WHERE s.session_id = asked AND s.revoked_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this session has ended' USING ERRCODE = 'FL002';
  END IF;
  RETURN true;
END $$;
