ALTER TABLE "account" ADD COLUMN "use_custom_header" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "custom_header_file" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_accent_color" CHECK (accent_color ~ '^#[0-9a-f]{6}$');