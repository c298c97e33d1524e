-- KnownDevices.add
select "device_id" from "known_device" where "user_id" = $1 limit $2;

-- KnownDevices.add
insert into "known_device" ("user_id", "device_id") values ($1, $2) on conflict do nothing returning "device_id";

-- KnownDevices.has
select "device_id" from "known_device" where "user_id" = $1 and "device_id" = $2;

-- KnownDevices.saveNotice
insert into "sign_in_notice" ("id", "user_id", "label", "place", "signed_in_at", "claimed_at") values ($1, $2, $3, $4, $5, $6);

-- KnownDevices.claimNotices
update "sign_in_notice" set "claimed_at" = $1 where "id" in (select "id" from "sign_in_notice" where ("claimed_at" is null or "claimed_at" <= $2) order by "signed_in_at", "id" limit $3 for update skip locked) returning *;

-- KnownDevices.removeNotice
delete from "sign_in_notice" where "id" = $1 returning "id";
