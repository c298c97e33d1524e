-- SessionStore.save
insert into "session" ("id", "label", "place", "last_seen_at", "token_hash", "user_id", "device_id", "created_at", "expires_at", "proven_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict ("user_id", "device_id") do update set "id" = $11, "label" = $12, "place" = $13, "last_seen_at" = $14, "token_hash" = $15, "user_id" = $16, "device_id" = $17, "created_at" = $18, "expires_at" = $19, "proven_at" = $20;

-- PushDeviceStore.save
select "id" from "app_user" where "id" = $1 for no key update;

-- PushDeviceStore.save
select "id" from "session" where "user_id" = $1 and "device_id" = $2;

-- PushDeviceStore.save
select "push_device"."doc" from "push_device" inner join "session" on "session"."id" = "push_device"."session_id" where "session"."expires_at" > $1 and "push_device"."user_id" = $2 and "session_id" != $3 and "endpoint" != $4 order by "push_device"."created_at", "push_device"."id";

-- PushDeviceStore.save
delete from "push_device" where ("endpoint" = $1 or "session_id" = $2);

-- PushDeviceStore.save
insert into "push_device" ("id", "user_id", "session_id", "endpoint", "created_at", "doc") values ($1, $2, $3, $4, $5, $6);

-- PushDeviceStore.list
select "push_device"."doc" from "push_device" inner join "session" on "session"."id" = "push_device"."session_id" where "session"."expires_at" > $1 and "push_device"."user_id" = $2 order by "push_device"."created_at", "push_device"."id";

-- PushDeviceStore.find
select "push_device"."doc" from "push_device" inner join "session" on "session"."id" = "push_device"."session_id" where "session"."expires_at" > $1 and "push_device"."id" = $2 order by "push_device"."created_at", "push_device"."id";

-- PushDeviceStore.remove
delete from "push_device" where "user_id" = $1 and "id" = $2 returning "id";
