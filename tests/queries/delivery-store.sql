-- DeliveryStore.add
insert into "webhook_delivery" ("id", "webhook_id", "owner_id", "line", "event", "at", "state", "next_at", "attempts", "since", "tries") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- DeliveryStore.claim, DeliveryStore.find
select * from "webhook_delivery" where "id" = $1;

-- DeliveryStore.claim, DeliveryStore.settle
select "id" from "webhook" where "id" = $1 for no key update;

-- DeliveryStore.claim
update "webhook_delivery" set "next_at" = $1, "attempts" = "attempts" + $2, "tries" = "tries" + $3 where "id" = $4 and "state" = $5 and "next_at" <= $6 and not exists (select "before"."id" from "webhook_delivery" as "before" where "before"."webhook_id" = "webhook_delivery"."webhook_id" and "before"."line" = "webhook_delivery"."line" and "before"."seq" < "webhook_delivery"."seq" and "before"."state" = $7) returning *;

-- DeliveryStore.nextInLine
select * from "webhook_delivery" where "webhook_id" = $1 and "line" = $2 and "state" = $3 order by "seq" limit $4;

-- DeliveryStore.due
select * from "webhook_delivery" where "state" = $1 and "next_at" <= $2 and not exists (select "before"."id" from "webhook_delivery" as "before" where "before"."webhook_id" = "webhook_delivery"."webhook_id" and "before"."line" = "webhook_delivery"."line" and "before"."seq" < "webhook_delivery"."seq" and "before"."state" = $3) order by "next_at", "seq" limit $4;

-- DeliveryStore.settle
update "webhook_delivery" set "state" = $1, "next_at" = $2 where "id" = $3 and "attempts" = $4 and "state" = $5 returning "id";

-- DeliveryStore.settle
insert into "webhook_attempt" ("delivery_id", "number", "at", "milliseconds", "status", "fault", "answer") values ($1, $2, $3, $4, $5, $6, $7);

-- DeliveryStore.find, DeliveryStore.list
select * from "webhook_attempt" where "delivery_id" in ($1) order by "number";

-- DeliveryStore.list
select * from "webhook_delivery" where "webhook_id" = $1 and "state" in ($2) order by "seq" desc limit $3 offset $4;

-- DeliveryStore.list
select count(*) as "total" from "webhook_delivery" where "webhook_id" = $1 and "state" in ($2);

-- DeliveryStore.replay
update "webhook_delivery" set "state" = $1, "next_at" = $2, "since" = $3, "tries" = $4 where "webhook_id" = $5 and ("state" = $6 and "line" <> $7) returning "id";

-- DeliveryStore.replay
update "webhook_delivery" set "state" = $1, "next_at" = $2, "since" = $3, "tries" = $4 where "webhook_id" = $5 and ("state" <> $6 and "id" = $7) returning "id";

-- DeliveryStore.giveUp
update "webhook_delivery" set "state" = $1, "next_at" = $2 where "webhook_id" = $3 and "state" = $4;

-- DeliveryStore.forget
delete from "webhook_delivery" where "at" < $1 and "state" <> $2;

-- WebhookStore.remove
delete from "webhook" where "id" = $1;
