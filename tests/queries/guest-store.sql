-- GuestStore.insert
insert into "app_user" ("id", "email", "phone", "username", "plan", "language", "avatar", "included_plan", "terms_version", "usage_anchor", "minutes_until", "disabled_at", "ui_language", "time_zone", "style", "created_at", "is_guest") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17);

-- GuestStore.insert
insert into "guest" ("user_id", "device", "created_at") values ($1, $2, $3);

-- GuestStore.find
select * from "guest" where "user_id" = $1;

-- GuestStore.takeUse
insert into "guest_device" ("device", "uses") values ($1, $2) on conflict ("device") do update set "uses" = guest_device.uses + 1 where "guest_device"."uses" < $3 returning "uses";

-- GuestStore.returnUse
update "guest_device" set "uses" = greatest(0, uses - 1) where "device" = $1;

-- GuestStore.uses
select "uses" from "guest_device" where "device" = $1;

-- GuestStore.adopt
update "task" set "owner_id" = $1, "data" = jsonb_set(data, '{ownerId}', to_jsonb($2::text)) where "owner_id" = $3 returning "id";

-- GuestStore.adopt
update "conversion" set "owner_id" = $1 where "owner_id" = $2;

-- GuestStore.olderThan
select "user_id" from "guest" where "created_at" < $1 order by "created_at";
