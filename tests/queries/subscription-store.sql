-- SubscriptionStore.save
insert into "subscription" ("id", "user_id", "provider", "ref", "created_at", "status", "looked_at", "doc") values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict ("provider", "ref") do update set "status" = $9, "looked_at" = $10, "doc" = $11 where "subscription"."looked_at" <= $12;

-- SubscriptionStore.find
select "doc", "id", "created_at" from "subscription" where "provider" = $1 and "ref" = $2;

-- SubscriptionStore.ofUser
select "doc", "id", "created_at" from "subscription" where "user_id" = $1 order by "created_at" desc;

-- SubscriptionStore.living
select "doc", "id", "created_at" from "subscription" where "status" in ($1, $2) order by "created_at";
