-- ShareStore.save
select "id" from "task" where "id" = $1 for update;

-- ShareStore.save
insert into "share" ("task_id", "token", "is_on", "expires_at", "password_hash", "parts", "published_day", "published_slug", "published_at", "is_indexed") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict ("task_id") do update set "token" = $11, "is_on" = $12, "expires_at" = $13, "password_hash" = $14, "parts" = $15, "published_day" = $16, "published_slug" = $17, "published_at" = $18, "is_indexed" = $19, "views" = case when share.token = excluded.token then share.views else 0 end;

-- ShareStore.get
select "token", "is_on", "expires_at", "password_hash", "parts", "published_day", "published_slug", "published_at", "is_indexed" from "share" where "task_id" = $1;

-- ShareStore.find
select "task_id", "token", "is_on", "expires_at", "password_hash", "parts", "published_day", "published_slug", "published_at", "is_indexed" from "share" where "token" = $1 and "is_on" = $2 and not exists (select "app_user"."id" from "task" inner join "app_user" on "app_user"."id" = "task"."owner_id" where "task"."id" = "share"."task_id" and "app_user"."disabled_at" is not null);

-- ShareStore.findPublished
select "task_id", "token", "is_on", "expires_at", "password_hash", "parts", "published_day", "published_slug", "published_at", "is_indexed" from "share" where "published_slug" = $1 and "published_day" = $2 and not exists (select "app_user"."id" from "task" inner join "app_user" on "app_user"."id" = "task"."owner_id" where "task"."id" = "share"."task_id" and "app_user"."disabled_at" is not null) order by "published_at", "task_id" limit $3;

-- ShareStore.findPublished
select "task_id", "token", "is_on", "expires_at", "password_hash", "parts", "published_day", "published_slug", "published_at", "is_indexed" from "share" where "published_slug" = $1 and not exists (select "app_user"."id" from "task" inner join "app_user" on "app_user"."id" = "task"."owner_id" where "task"."id" = "share"."task_id" and "app_user"."disabled_at" is not null) order by "published_at", "task_id" limit $2;

-- ShareStore.isTaken
select "task_id" from "share" where "published_slug" = $1 and "published_day" = $2;

-- ShareStore.lockAddress
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- ShareStore.countView
update "share" set "views" = views + 1 where "task_id" = $1;

-- ShareStore.views
select "views" from "share" where "task_id" = $1;
