ALTER TABLE "user_role" ADD COLUMN "signed_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_account" bigint;--> statement-breakpoint
-- The path of the one login page by which somebody has to sign in; null for whoever may choose (sign-on-required.ts says
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
--> statement-breakpoint
-- Of the build before: their users have the role already, and were only to be told.
DELETE FROM staff_invitation WHERE granted_at IS NOT NULL;
