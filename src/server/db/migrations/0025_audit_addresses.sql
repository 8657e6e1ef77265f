CREATE INDEX "audit_event_address" ON "audit_event" USING btree (lower(coalesce("after" ->> 'email', "before" ->> 'email'))) WHERE entity in ('staff_invitation', 'member');
--> statement-breakpoint
-- Takes an address out of what the trail keeps of invitations. Like its siblings: only for erasing in the system's name.
CREATE FUNCTION erase_address(erased text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
  AS $$
BEGIN
  IF app_scope() <> 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = '42501';
  END IF;
  UPDATE audit_event SET before = before - 'email', after = after - 'email'
  WHERE entity IN ('staff_invitation', 'member')
    AND lower(coalesce(after ->> 'email', before ->> 'email')) = lower(erased);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_address FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_address TO fairlead_app;
