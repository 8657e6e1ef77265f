CREATE INDEX "emailed_token_age" ON "emailed_token" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_age" ON "mail" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "login_session_age" ON "login_session" USING brin ("expires_at");