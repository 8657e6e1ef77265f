CREATE TABLE "application_comment" (
	"account_id" bigint NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"author_user_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "application_comment_account_id_comment_uuid_pk" PRIMARY KEY("account_id","comment_uuid"),
	CONSTRAINT "application_comment_comment_uuid_unique" UNIQUE("comment_uuid")
);
--> statement-breakpoint
ALTER TABLE "application_comment" ADD CONSTRAINT "application_comment_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_comment_list" ON "application_comment" USING btree ("account_id","user_smartreq_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_comment_author" ON "application_comment" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "application_comment_deleted" ON "application_comment" USING btree ("deleted_at") WHERE deleted_at is not null;