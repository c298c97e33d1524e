-- OrderStore.insert
insert into "payment_order" ("id", "user_id", "provider", "ref", "state", "created_at", "doc") values ($1, $2, $3, $4, $5, $6, $7);

-- OrderStore.find
select "doc", "ref", "state" from "payment_order" where "id" = $1;

-- OrderStore.findByRef
select "doc", "ref", "state" from "payment_order" where "provider" = $1 and "ref" = $2;

-- OrderStore.setRef
update "payment_order" set "ref" = $1 where "id" = $2;

-- OrderStore.finish
update "payment_order" set "state" = $1 where "id" = $2 and "state" = $3 returning "id";

-- OrderStore.open
select "doc", "ref", "state" from "payment_order" where "state" = $1 order by "created_at";

-- OrderStore.open
select "doc", "ref", "state" from "payment_order" where "state" = $1 and "user_id" = $2 order by "created_at";
