CREATE TABLE "calendar_busy_time" (
	"account_id" bigint NOT NULL,
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_busy_time_account_id_calendar_id_starts_at_pk" PRIMARY KEY("account_id","calendar_id","starts_at"),
	CONSTRAINT "calendar_busy_time_order" CHECK ("calendar_busy_time"."ends_at" > "calendar_busy_time"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviewer_calendar" (
	"account_id" bigint NOT NULL,
	"calendar_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"sealed_address" text NOT NULL,
	"address_hash" text NOT NULL,
	"host" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"problem" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "interviewer_calendar_account_id_calendar_id_pk" PRIMARY KEY("account_id","calendar_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_busy_time" ADD CONSTRAINT "calendar_busy_time_account_id_calendar_id_interviewer_calendar_account_id_calendar_id_fk" FOREIGN KEY ("account_id","calendar_id") REFERENCES "public"."interviewer_calendar"("account_id","calendar_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_calendar" ADD CONSTRAINT "interviewer_calendar_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_calendar" ADD CONSTRAINT "interviewer_calendar_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interviewer_calendar_address" ON "interviewer_calendar" USING btree ("account_id","user_id","address_hash");--> statement-breakpoint
CREATE INDEX "interviewer_calendar_person" ON "interviewer_calendar" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviewer_calendar_due" ON "interviewer_calendar" USING btree ("ordered_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "interviewer_calendar_removed" ON "interviewer_calendar" USING btree ("removed_at") WHERE removed_at is not null;