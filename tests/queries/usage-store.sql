-- UsageStore.append
insert into "usage_event" ("at", "business", "uuid", "fields") values ($1, $2, $3, $4);

-- UsageStore.forgetBefore
delete from "usage_event" where "at" < $1;

-- UsageStore.funnel
with step as ( select uuid, at, unnest(array_remove(array[ 'visit', case when business = 111 and fields->>'user_login' = '1' then 'sign-up' end, case when fields->>'upload' = '1' then 'upload' end, case when fields->>'trans_result' = '1' then 'completed' end, case when fields ? 'analyz_time' or fields ? 'analyze_time' then 'analysed' end, case when fields->>'pay_result' = '1' then 'paid' end ], null)) as name from usage_event ), reached as ( select to_char(min(at) at time zone 'utc', 'YYYY-MM-DD') as day, name from step where name in ('sign-up', 'upload') group by uuid, name having min(at) >= $1 union all select to_char(at at time zone 'utc', 'YYYY-MM-DD') as day, name from step where name not in ('sign-up', 'upload') and at >= $2 group by uuid, name, 1 ) select day, count(*) filter (where name = 'visit')::integer as visits, count(*) filter (where name = 'sign-up')::integer as "signUps", count(*) filter (where name = 'upload')::integer as "firstUploads", count(*) filter (where name = 'completed')::integer as completed, count(*) filter (where name = 'analysed')::integer as analysed, count(*) filter (where name = 'paid')::integer as paid from reached group by day order by day;
