-- The house: sites, people, the catalogue, stored pictures, chats with sealed text, idempotency keys.
CREATE TABLE "asset" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"rating" text NOT NULL,
	"verdict" text NOT NULL,
	"preview" text NOT NULL,
	"provenance" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "asset_kind_known" CHECK ("asset"."kind" in ('image', 'video')),
	CONSTRAINT "asset_rating_known" CHECK ("asset"."rating" in ('safe', 'suggestive', 'explicit')),
	CONSTRAINT "asset_verdict_known" CHECK ("asset"."verdict" in ('approved', 'pending', 'refused')),
	CONSTRAINT "asset_sized" CHECK ("asset"."width" > 0 and "asset"."height" > 0 and "asset"."bytes" > 0),
	CONSTRAINT "asset_preview_small" CHECK (length("asset"."preview") <= 400)
);
--> statement-breakpoint
CREATE TABLE "character" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"gender" text NOT NULL,
	"age" integer NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"greeting" text NOT NULL,
	"alternate_greetings" text[] NOT NULL,
	"personality" text NOT NULL,
	"scenario" text NOT NULL,
	"example_dialogue" text NOT NULL,
	"system_notes" text NOT NULL,
	"traits" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"visibility" text NOT NULL,
	"is_official" boolean NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"rating" text NOT NULL,
	"portrait_id" uuid,
	"hover_id" uuid,
	"gallery_ids" uuid[] NOT NULL,
	"portrait_preview" text NOT NULL,
	"chats" integer DEFAULT 0 NOT NULL,
	"messages" bigint DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_is_adult" CHECK ("character"."age" >= 18)
);
--> statement-breakpoint
CREATE TABLE "character_day" (
	"character_id" uuid NOT NULL,
	"day" date NOT NULL,
	"site_id" uuid NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "character_day_character_id_day_pk" PRIMARY KEY("character_id","day")
);
--> statement-breakpoint
CREATE TABLE "dome" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"gender" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dome_character" (
	"dome_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "dome_character_dome_id_character_id_pk" PRIMARY KEY("dome_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "chat_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"ab_group" text,
	"source_url" text,
	"last_seq" integer NOT NULL,
	"read_seq" integer NOT NULL,
	"revision" integer NOT NULL,
	"active_reply_id" uuid,
	"preview" "bytea" NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"notice_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message" (
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author" text NOT NULL,
	"notice" text,
	"client_message_id" uuid,
	"active_variant" integer NOT NULL,
	"variants" integer NOT NULL,
	"message_send_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "message_session_id_seq_pk" PRIMARY KEY("session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "message_variant" (
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"variant" integer NOT NULL,
	"text" "bytea" NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"n" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_variant_session_id_seq_variant_pk" PRIMARY KEY("session_id","seq","variant")
);
--> statement-breakpoint
CREATE TABLE "reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"variant" integer NOT NULL,
	"state" text NOT NULL,
	"lease_owner" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"stop_requested" boolean NOT NULL,
	"engine" text NOT NULL,
	"prompt_tokens" integer,
	"completion_tokens" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reply_chunk" (
	"reply_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"text" "bytea" NOT NULL,
	CONSTRAINT "reply_chunk_reply_id_n_pk" PRIMARY KEY("reply_id","n")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"sub" text NOT NULL,
	"adult_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_key" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_app" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"api_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_app_api_key_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"hostnames" text[] NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"site_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"reply" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_site_id_actor_id_route_key_pk" PRIMARY KEY("site_id","actor_id","route","key")
);
--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_day" ADD CONSTRAINT "character_day_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_day" ADD CONSTRAINT "character_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dome" ADD CONSTRAINT "dome_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dome_character" ADD CONSTRAINT "dome_character_dome_id_dome_id_fk" FOREIGN KEY ("dome_id") REFERENCES "public"."dome"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dome_character" ADD CONSTRAINT "dome_character_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_session_id_chat_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_variant" ADD CONSTRAINT "message_variant_session_id_seq_message_session_id_seq_fk" FOREIGN KEY ("session_id","seq") REFERENCES "public"."message"("session_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply" ADD CONSTRAINT "reply_session_id_chat_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_chunk" ADD CONSTRAINT "reply_chunk_reply_id_reply_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_key" ADD CONSTRAINT "person_key_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_app" ADD CONSTRAINT "client_app_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_owner" ON "asset" USING btree ("site_id","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "character_popular" ON "character" USING btree ("site_id","gender","messages" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "character_new" ON "character" USING btree ("site_id","gender","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "character_tags" ON "character" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "character_owner" ON "character" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "character_day_site" ON "character_day" USING btree ("site_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "dome_slug" ON "dome" USING btree ("site_id","slug");--> statement-breakpoint
CREATE INDEX "dome_character_order" ON "dome_character" USING btree ("dome_id","position");--> statement-breakpoint
CREATE INDEX "chat_session_latest" ON "chat_session" USING btree ("person_id","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "chat_session_character" ON "chat_session" USING btree ("person_id","character_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_id" ON "message" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_running" ON "reply" USING btree ("session_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "reply_lease" ON "reply" USING btree ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "reply_session" ON "reply" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_site_issuer_sub" ON "person" USING btree ("site_id","issuer","sub");--> statement-breakpoint
CREATE INDEX "person_seen" ON "person" USING btree ("kind","seen_at");