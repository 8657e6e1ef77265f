CREATE TABLE "offer_document" (
	"account_id" bigint NOT NULL,
	"user_offer_document_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_document_user_offer_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_offer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"file_key" text NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "offer_document_account_id_user_offer_document_id_pk" PRIMARY KEY("account_id","user_offer_document_id"),
	CONSTRAINT "offer_document_mime" CHECK (mime in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'))
);
--> statement-breakpoint
ALTER TABLE "offer_document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_signer" ALTER COLUMN "signer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_signer" ADD COLUMN "role" text DEFAULT 'signer' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_document" ADD CONSTRAINT "offer_document_added_by_app_user_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_document" ADD CONSTRAINT "offer_document_offer_fk" FOREIGN KEY ("account_id","user_offer_id") REFERENCES "public"."offer"("account_id","user_offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_document_list" ON "offer_document" USING btree ("account_id","user_offer_id","version","user_offer_document_id");--> statement-breakpoint
CREATE INDEX "offer_document_added_by" ON "offer_document" USING btree ("added_by");--> statement-breakpoint
ALTER TABLE "offer_signer" ADD CONSTRAINT "offer_signer_role" CHECK (role in ('signer', 'viewer', 'cc'));--> statement-breakpoint
ALTER TABLE "offer_signer" ADD CONSTRAINT "offer_signer_party" CHECK ((role = 'signer') = (signer is not null));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_document" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_document" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));