-- ConversionStore.insert
insert into "conversion" ("id", "owner_id", "state", "progress", "bytes", "created_at", "expires_at", "data") values ($1, $2, $3, $4, $5, $6, $7, $8);

-- ConversionStore.get
select * from "conversion" where "id" = $1;

-- ConversionStore.modify
select * from "conversion" where "id" = $1 for update;

-- ConversionStore.modify
update "conversion" set "id" = $1, "owner_id" = $2, "state" = $3, "progress" = $4, "bytes" = $5, "created_at" = $6, "expires_at" = $7, "data" = $8 where "id" = $9;

-- ConversionStore.report
update "conversion" set "progress" = $1 where "id" = $2 and "state" = $3;

-- ConversionStore.list
select * from "conversion" where "owner_id" = $1 order by "created_at" desc, "id" desc limit $2 offset $3;

-- ConversionStore.list
select count(*) as "total" from "conversion" where "owner_id" = $1;

-- ConversionStore.ofAccount
select * from "conversion" where "owner_id" = $1 order by "created_at" desc, "id" desc;

-- ConversionStore.countOpen
select count(*) as "open" from "conversion" where "owner_id" = $1 and "expires_at" is null;

-- ConversionStore.unfinished
select * from "conversion" where "expires_at" is null order by "created_at";

-- ConversionStore.due
select "id" from "conversion" where "expires_at" <= $1 and "state" <> $2 order by "expires_at";

-- ConversionStore.expiredBefore
select "id" from "conversion" where "expires_at" < $1 and "state" = $2 order by "expires_at";

-- ConversionStore.existing
select "id" from "conversion" where "id" in ($1);

-- ConversionStore.remove
delete from "conversion" where "id" in ($1);
