#pragma once

namespace galloper {

// One entry of a struct's list of fields. A struct that is saved lists each member once:
//
//     static constexpr auto fields()
//     {
//         return std::make_tuple(field("at", &Team::at), field("figures", &Team::figures));
//     }
//
// The list serves saving, loading and hashing alike (common/base/save.h). The restore law finds a
// member that was left out of it, because equality is the compiler's own and knows every member.
template <class Struct, class Member>
struct Field {
    const char* name;
    Member Struct::*member;
};

template <class Struct, class Member>
constexpr Field<Struct, Member> field(const char* name, Member Struct::*member)
{
    return {name, member};
}

// For a struct that merely wraps one value, such as a length or an id: it is written without a
// name.
template <class Struct, class Member>
constexpr Field<Struct, Member> bare(Member Struct::*member)
{
    return {"", member};
}

}  // namespace galloper
