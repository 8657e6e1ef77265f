CREATE TABLE "data_export" (
	"export_id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"user_id" bigint NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"bytes" integer
);
--> statement-breakpoint
CREATE TABLE "erasure_proof" (
	"proof_id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"subject_hash" char(64) NOT NULL,
	"rule" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure_request" (
	"erasure_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "legal_hold" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"placed_by" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_hold_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_proof" ADD CONSTRAINT "erasure_proof_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_person" ON "data_export" USING btree ("user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_company" ON "data_export" USING btree ("account_id","user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "erasure_proof_company" ON "erasure_proof" USING btree ("account_id","erased_at");--> statement-breakpoint
CREATE INDEX "erasure_proof_subject" ON "erasure_proof" USING btree ("subject_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_request_open" ON "erasure_request" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "erasure_request_due" ON "erasure_request" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "erasure_request_user" ON "erasure_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "legal_hold_newest" ON "legal_hold" USING btree ("account_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_erased_hire" ON "application" USING btree ("account_id","job_id") WHERE status = 'hired' and erased_at is not null;--> statement-breakpoint
-- Requests of persons are theirs and the server's; what a company asked for, keeps or has proof of, is that company's.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['data_export', 'erasure_request', 'erasure_proof', 'legal_hold'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
  END LOOP;
  FOREACH name IN ARRAY ARRAY['data_export', 'legal_hold', 'erasure_proof'] LOOP
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY person_scope ON erasure_request
  USING (user_id = (SELECT app_person_id())) WITH CHECK (user_id = (SELECT app_person_id()));
--> statement-breakpoint
-- What a company asked for is not the person's to take.
CREATE POLICY person_scope ON data_export
  USING (user_id = (SELECT app_person_id()) AND account_id IS NULL)
  WITH CHECK (user_id = (SELECT app_person_id()) AND account_id IS NULL);
--> statement-breakpoint
-- Proof stays as it was written.
REVOKE UPDATE, DELETE ON erasure_proof FROM fairlead_app;
--> statement-breakpoint
-- The ways to take something out of what is append-only, and only for erasing in the system's name.
CREATE FUNCTION erase_chunks(company bigint, applications bigint[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
  AS $$
BEGIN
  IF app_scope() <> 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = '42501';
  END IF;
  DELETE FROM recording_chunk WHERE recording_id IN (
    SELECT recording_id FROM recording WHERE account_id = company AND user_smartreq_id = ANY (applications));
END $$;
--> statement-breakpoint
-- What these applications left behind, and where the person (null for none) was when they did something.
CREATE FUNCTION erase_from_logs(company bigint, applications bigint[], person bigint) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
  AS $$
DECLARE
  attempts uuid[];
BEGIN
  IF app_scope() <> 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = '42501';
  END IF;
  attempts := ARRAY(SELECT attempt_id FROM attempt
                    WHERE account_id = company AND user_smartreq_id = ANY (applications));
  DELETE FROM answer_evidence WHERE attempt_id = ANY (attempts);
  DELETE FROM attempt_refusal WHERE attempt_id = ANY (attempts);
  DELETE FROM attempt_timer WHERE attempt_id = ANY (attempts);
  DELETE FROM attempt_journal WHERE attempt_id = ANY (attempts);
  UPDATE audit_event SET reason = NULL, before = NULL, after = NULL,
         address = CASE WHEN actor_id = (SELECT a.user_id FROM application a
                                         WHERE a.account_id = company AND a.user_smartreq_id = audit_event.entity_id)
                        THEN NULL ELSE address END
  WHERE account_id = company AND entity IN ('application', 'legal_hold') AND entity_id = ANY (applications);
  UPDATE audit_event SET address = NULL WHERE account_id = company AND actor_id = person AND address IS NOT NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_chunks, erase_from_logs FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_chunks, erase_from_logs TO fairlead_app;
