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

-- NoticeStore.add
insert into "notice" ("id", "user_id", "task_id", "push_device_id", "news", "occasion", "at", "state", "next_at", "tries") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing;

-- NoticeStore.claim
update "notice" set "next_at" = $1, "tries" = "tries" + $2 where "id" in (select "id" from "notice" where "state" = $3 and "next_at" <= $4 order by "next_at", "id" limit $5 for update skip locked) returning *;

-- NoticeStore.settle
update "notice" set "state" = $1, "next_at" = $2 where "id" = $3 and "tries" = $4 and "state" = $5 returning "id";

-- NoticeStore.forget
delete from "notice" where "at" < $1 and "state" != $2 and "push_device_id" is not null;
