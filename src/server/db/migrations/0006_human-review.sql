CREATE TABLE "human_review" (
	"account_id" bigint NOT NULL,
	"review_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "human_review_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"decision_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	"reason" text,
	"overturned_by_batch" uuid,
	CONSTRAINT "human_review_account_id_review_id_pk" PRIMARY KEY("account_id","review_id"),
	CONSTRAINT "human_review_state" CHECK (case state
        when 'open' then answered_at is null and answered_by is null and reason is null and overturned_by_batch is null
        when 'kept' then answered_at is not null and reason is not null and overturned_by_batch is null
        when 'overturned' then answered_at is not null and reason is null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "human_review" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "human_review" ADD CONSTRAINT "human_review_application_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_review" ADD CONSTRAINT "human_review_decision_fk" FOREIGN KEY ("account_id","decision_id") REFERENCES "public"."application_decision"("account_id","decision_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "human_review_decision" ON "human_review" USING btree ("account_id","decision_id");--> statement-breakpoint
CREATE INDEX "human_review_of" ON "human_review" USING btree ("account_id","user_smartreq_id","review_id");--> statement-breakpoint
CREATE INDEX "human_review_open" ON "human_review" USING btree ("account_id","user_smartreq_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "human_review_user" ON "human_review" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "human_review" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "human_review" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));