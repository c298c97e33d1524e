-- WebhookStore.insert
select "id" from "app_user" where "id" = $1 for no key update;

-- WebhookStore.insert
select count(*) as "count" from "webhook" where "owner_id" = $1;

-- WebhookStore.insert
insert into "webhook" ("id", "owner_id", "created_at", "is_on", "doc") values ($1, $2, $3, $4, $5);

-- WebhookStore.list
select "doc" from "webhook" where "owner_id" = $1 order by "created_at", "id";

-- WebhookStore.find
select "doc" from "webhook" where "id" = $1;

-- WebhookStore.wanting
select "id" from "webhook" where "owner_id" = $1 and "is_on" = $2 and doc -> 'events' @> $3::jsonb order by "created_at", "id";

-- WebhookStore.change
select "doc" from "webhook" where "id" = $1 for no key update;

-- WebhookStore.change
update "webhook" set "is_on" = $1, "doc" = $2 where "id" = $3;
