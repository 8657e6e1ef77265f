CREATE TABLE "saved_view" (
	"account_id" bigint NOT NULL,
	"view_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_account_id_view_id_pk" PRIMARY KEY("account_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("account_id","list") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "saved_view_user" ON "saved_view" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE saved_view ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON saved_view
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON saved_view
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
