ALTER TABLE "data_import" ADD COLUMN "sheets" jsonb;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "sheet" integer;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD COLUMN "is_new_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD COLUMN "audit_id" bigint;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD COLUMN "supervised" jsonb;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD COLUMN "corrected" jsonb;