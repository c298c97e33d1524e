-- WebhookStore.insert
select "id" from "app_user" where "id" = $1 for no key update;

-- WebhookStore.insert
select count(*) as "count" from "webhook" where "owner_id" = $1;

-- WebhookStore.insert
insert into "webhook" ("id", "owner_id", "created_at", "is_on", "mail_at", "doc") values ($1, $2, $3, $4, $5, $6);

-- WebhookStore.list
select "doc" from "webhook" where "owner_id" = $1 order by "created_at", "id";

-- WebhookStore.find
select "doc" from "webhook" where "id" = $1;

-- WebhookStore.wanting
select "id" from "webhook" where "owner_id" = $1 and "is_on" = $2 and doc -> 'events' @> $3::jsonb order by "created_at", "id";

-- WebhookStore.change
select "doc" from "webhook" where "id" = $1 for no key update;

-- WebhookStore.change
update "webhook" set "is_on" = $1, "mail_at" = $2, "doc" = $3 where "id" = $4;

-- WebhookStore.claimNotices
update "webhook" set "mail_at" = $1, "doc" = jsonb_set(doc, '{notice,mailAt}', $2::jsonb) where "id" in (select "id" from "webhook" where "mail_at" <= $3 order by "mail_at", "id" limit $4 for update skip locked) returning "doc";
