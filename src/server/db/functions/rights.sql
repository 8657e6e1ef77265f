-- What the role of requests may not do, although it may see the rows.

-- Append-only for the app: what happened, and what came too late, stays as it was written. Evidence of an offer goes with
-- the offer alone, by its foreign key.
REVOKE UPDATE, DELETE ON
  audit_event, answer_evidence, attempt_timer, attempt_journal, attempt_refusal, recording_chunk, erasure_proof,
  consent_text, consent, offer_event
FROM fairlead_app;

REVOKE DELETE ON retention_run FROM fairlead_app;

REVOKE UPDATE ON extra_time_setting, option_order FROM fairlead_app;

-- Content is made or removed as a whole: a version that was taken does not change.
REVOKE UPDATE ON assessment FROM fairlead_app;
