CREATE TABLE "kiosk_code" (
	"account_id" bigint NOT NULL,
	"code_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"code_hash" char(64) NOT NULL,
	"made_by" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kiosk_code_account_id_code_id_pk" PRIMARY KEY("account_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "kiosk_session" (
	"account_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"station_id" bigint NOT NULL,
	"code_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "kiosk_session_account_id_session_id_pk" PRIMARY KEY("account_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "kiosk_station" (
	"account_id" bigint NOT NULL,
	"station_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_station_station_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"place" text NOT NULL,
	"pin_hash" text NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"enrolment_hash" char(64) NOT NULL,
	"enrolment_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"enrolled_at" timestamp with time zone,
	"credential_hash" char(64),
	"revoked_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"queue_count" integer DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"wrong_pins" integer DEFAULT 0 NOT NULL,
	"wrong_at" timestamp with time zone,
	"help_at" timestamp with time zone,
	CONSTRAINT "kiosk_station_account_id_station_id_pk" PRIMARY KEY("account_id","station_id")
);
--> statement-breakpoint
ALTER TABLE "kiosk_code" ADD CONSTRAINT "kiosk_code_made_by_app_user_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_code" ADD CONSTRAINT "kiosk_code_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_account_id_station_id_kiosk_station_account_id_station_id_fk" FOREIGN KEY ("account_id","station_id") REFERENCES "public"."kiosk_station"("account_id","station_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_account_id_code_id_kiosk_code_account_id_code_id_fk" FOREIGN KEY ("account_id","code_id") REFERENCES "public"."kiosk_code"("account_id","code_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_session" ADD CONSTRAINT "kiosk_session_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_station" ADD CONSTRAINT "kiosk_station_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_code_hash" ON "kiosk_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "kiosk_code_of" ON "kiosk_code" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "kiosk_code_by" ON "kiosk_code" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "kiosk_code_end" ON "kiosk_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_session_id" ON "kiosk_session" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "kiosk_session_at" ON "kiosk_session" USING btree ("account_id","station_id","started_at");--> statement-breakpoint
CREATE INDEX "kiosk_session_of" ON "kiosk_session" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "kiosk_session_code_of" ON "kiosk_session" USING btree ("account_id","code_id");--> statement-breakpoint
CREATE INDEX "kiosk_session_user" ON "kiosk_session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_station_enrolment" ON "kiosk_station" USING btree ("enrolment_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_station_credential" ON "kiosk_station" USING btree ("credential_hash");--> statement-breakpoint
CREATE INDEX "kiosk_station_list" ON "kiosk_station" USING btree ("account_id","name");