CREATE INDEX "application_newest" ON "application" USING btree ("account_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_newest_status" ON "application" USING btree ("account_id","status","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_lowest" ON "application" USING btree ("account_id","score") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "application_highest" ON "application" USING btree ("account_id","score" DESC NULLS LAST) WHERE deleted_at is null;