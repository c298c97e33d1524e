-- HotwordStore.insert
insert into "hotword" ("id", "owner_id", "text", "text_key", "language", "enabled", "created_at") values ($1, $2, $3, $4, $5, $6, $7);

-- HotwordStore.list
select * from "hotword" where "owner_id" = $1 order by "created_at" desc, "id" desc;

-- HotwordStore.save
update "hotword" set "id" = $1, "owner_id" = $2, "text" = $3, "text_key" = $4, "language" = $5, "enabled" = $6, "created_at" = $7 where "id" = $8;

-- HotwordStore.remove
delete from "hotword" where "id" = $1 and "owner_id" = $2 returning "id";
