-- PromoStore.insert
insert into "promo_code" ("id", "code", "minutes", "trial_days", "max_uses", "active", "expires_at", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning "id";

-- PromoStore.find, PromoStore.lock
select *, (select count(*)::integer from promo_use where code_id = promo_code.id) as "uses" from "promo_code" where "code" = $1;

-- PromoStore.lock
select "id" from "promo_code" where "code" = $1 for update;

-- PromoStore.setActive
update "promo_code" set "active" = $1 where "id" = $2;

-- PromoStore.list
select *, (select count(*)::integer from promo_use where code_id = promo_code.id) as "uses" from "promo_code" order by "created_at" desc;

-- PromoStore.use
insert into "promo_use" ("code_id", "user_id", "used_at") values ($1, $2, $3) on conflict do nothing returning "code_id";

-- PromoStore.hasUsed
select "code_id" from "promo_use" where "code_id" = $1 and "user_id" = $2;

-- PromoStore.uses
select * from "promo_use" where "code_id" = $1 order by "used_at";
