-- PaymentStore.save
insert into "payment" ("provider", "ref", "user_id", "amount", "paid_at", "doc") values ($1, $2, $3, $4, $5, $6) on conflict ("provider", "ref") do update set "amount" = $7, "paid_at" = $8, "doc" = $9;

-- PaymentStore.find
select "doc" from "payment" where "provider" = $1 and "ref" = $2;

-- PaymentStore.ofUser
select "doc" from "payment" where "user_id" = $1 order by "paid_at" desc;

-- PaymentStore.sums
select count(*)::integer as "count", coalesce(sum(amount), 0)::integer as "amount" from "payment" where "provider" = $1 and "paid_at" >= $2;

-- PaymentStore.receive
insert into "billing_event" ("provider", "type", "kind", "subject", "event_id", "received_at", "tried_at", "handled_at") values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning "event_id";

-- PaymentStore.waiting
select * from "billing_event" where "handled_at" is null order by "tried_at" asc nulls first, "received_at" limit $1;

-- PaymentStore.setTried
update "billing_event" set "tried_at" = $1 where "provider" = $2 and "event_id" = $3;

-- PaymentStore.setHandled
update "billing_event" set "handled_at" = $1 where "provider" = $2 and "event_id" = $3;
