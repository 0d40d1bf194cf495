// Generated from Sources/Tool/Command/Starters; do not edit. To regenerate: `GARLAND_RECORD=1 swift test --filter ThemeTests`.
// swift-format-ignore-file

extension StarterSite {
  /// All files, sorted by path.
  static let files: [File] = [
    File(
      path: "blog/Content/about.md",
      text: ###"""
---
title: About
description: Who writes here, and about what.
---

Write two or three sentences here: who you are, where you live, and what this site is about. Readers come to this page
after a post that they liked.

## What I am doing now

- Learning to bake bread that rises
- Reading one long book and three short ones
- Walking the same path every week, and looking more closely

## How to reach me

My profiles are at the end of each page. I read every message, and answer most of them.

"""###),
    File(
      path: "blog/Content/index.md",
      text: ###"""
---
hero:
  text: I write down what I make, what I read and what I learn on the way.
  image: /portrait.svg
  alt: A small bird on a branch in front of the sun
  actions:
    - {title: About me, url: /about/}
    - {title: All posts, url: /posts/}
---

"""###),
    File(
      path: "blog/Content/posts/2026-01-01-code.md",
      text: ###"""
---
title: Code that explains itself
description: Code blocks with titles and marked lines, and tabs for variants.
tags: [code]
---

Code gets its colours while the site is built, so a reader's browser has nothing to do.

<!--more-->

## A block with a title

The first word after the fence names the language. A title and marked lines follow it:

```python title="greeting.py" lines=3
def greet(name: str) -> str:
    """Return a greeting that is never empty."""
    name = name.strip() or "stranger"
    return f"Good morning, {name}!"

assert greet(" ") == "Good morning, stranger!"
```

## The same in three languages

Each heading inside of `:::tabs` begins a tab. The choice stays for the next page.

:::tabs[Language]{sync=language}
### Swift
```swift
let names = ["Cleo", "Ada", "Ben"]
let line = names.sorted().joined(separator: ", ")
```

### JavaScript
```js
const names = ['Cleo', 'Ada', 'Ben']
const line = names.toSorted().join(', ')
```

### Shell
```sh
printf '%s\n' Cleo Ada Ben | sort | paste -sd ,
```
:::

`garland help code` lists the options of code blocks, and `garland help containers` lists the containers.
To delete this example, delete its file.

"""###),
    File(
      path: "blog/Content/posts/2026-01-02-pictures/dawn.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#5b6fb0"/><stop offset=".55" stop-color="#f2a98f"/><stop offset="1" stop-color="#fbd9a0"/></linearGradient>
<path fill="url(#s)" d="M0 0h1200v675H0z"/>
<circle cx="760" cy="360" r="160" fill="#fff1c9" opacity=".35"/><circle cx="760" cy="360" r="92" fill="#fff1c9"/>
<path fill="#b4708c" d="M0 430c150-80 260-90 400-20s230 30 360-30 260-40 440 50v245H0z"/>
<path fill="#7b4f7f" d="M0 520c200-110 330-60 480-10s280 20 400-50 220-40 320 0v215H0z"/>
<path fill="#43355f" d="M0 600c180-70 340-60 520-10s400 0 680-70v155H0z"/>
</svg>

"""###),
    File(
      path: "blog/Content/posts/2026-01-02-pictures/dusk.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#3b2a5c"/><stop offset=".6" stop-color="#c2495f"/><stop offset="1" stop-color="#f4a259"/></linearGradient>
<path fill="url(#s)" d="M0 0h1200v675H0z"/>
<path fill="#7c2f52" d="M0 500c220-90 380-80 560-30s400 10 640-60v265H0z"/>
<g fill="#22193a"><path d="M0 610c300-50 800-50 1200-10v75H0z"/>
<path id="t" d="m180 250 70 120h-34l60 100h-36l70 150H50l70-150H84l60-100h-34z"/>
<use href="#t" transform="matrix(.7 0 0 .7 240 190)"/><use href="#t" transform="matrix(1.15 0 0 1.15 640 -80)"/><use href="#t" transform="matrix(.55 0 0 .55 620 280)"/><use href="#t" transform="matrix(.8 0 0 .8 910 130)"/></g>
</svg>

"""###),
    File(
      path: "blog/Content/posts/2026-01-02-pictures/index.md",
      text: ###"""
---
title: A walk in four pictures
description: How pictures, captions and a gallery look in a post.
tags: [pictures]
image:
  src: dawn.svg
  alt: The sun rises behind three rows of hills
---

A post that has pictures is a folder: the text is `index.md`, and the pictures are beside it. To delete this example,
delete the folder.

<!--more-->

The picture above is the `image` in the front matter. Lists and link previews show it, too.

## One picture with a caption

:::figure[Noon. The lake is so still that the mountain is there twice.]
![A mountain and its reflection in a lake](noon.svg)
:::

A picture needs a text for people who cannot see it. `garland check` finds the ones that you forgot.

## Several pictures

:::gallery{layout=justified}
![The sun rises behind three rows of hills](dawn.svg "Dawn")
![A mountain and its reflection in a lake](noon.svg "Noon")
![Pine trees in front of a red sky](dusk.svg "Dusk")
![A half moon above dark hills](night.svg "Night")
:::

Click a picture to see it large. The arrow keys turn to the next one.

"""###),
    File(
      path: "blog/Content/posts/2026-01-02-pictures/night.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#0d1433"/><stop offset="1" stop-color="#3a4a85"/></linearGradient>
<path fill="url(#s)" d="M0 0h1200v675H0z"/>
<path fill="#f6eccb" d="M820 90a110 110 0 1 0 88 176 92 92 0 0 1-88-176z"/>
<g fill="#fff"><circle cx="140" cy="120" r="4"/><circle cx="290" cy="220" r="3"/><circle cx="420" cy="90" r="4"/><circle cx="560" cy="250" r="3"/><circle cx="640" cy="120" r="3"/><circle cx="1040" cy="110" r="4"/><circle cx="1110" cy="290" r="3"/><circle cx="200" cy="330" r="3"/></g>
<path fill="#27336a" d="M0 460c160-90 300-90 460-20s300 30 420-30 220-30 320 30v235H0z"/>
<path fill="#151d45" d="M0 570c220-80 420-60 600-10s380 0 600-60v175H0z"/>
<path fill="#f7c66b" d="M300 548h14v16h-14zm24 0h14v16h-14z"/>
</svg>

"""###),
    File(
      path: "blog/Content/posts/2026-01-02-pictures/noon.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">
<path fill="#a9d6ec" d="M0 0h1200v675H0z"/><path fill="#7fb9d6" d="M0 400h1200v275H0z"/>
<g fill="#fff" opacity=".8"><rect x="120" y="110" width="220" height="34" rx="17"/><rect x="190" y="84" width="110" height="40" rx="20"/><rect x="880" y="150" width="190" height="30" rx="15"/></g>
<g id="m"><path fill="#5d7f95" d="M60 400 330 190l130 110 190-200 300 250 90-60 140 110z"/><path fill="#f5fafc" d="m650 100-98 103 58-22 44 50 36-44 54 10z"/><path fill="#3f6d5c" d="M0 400c120-60 260-50 380-20s300-40 460-10 240-20 360 0v30z"/></g>
<use href="#m" transform="matrix(1 0 0 -.8 0 720)" opacity=".45"/>
<g fill="#fff" opacity=".5"><rect x="260" y="470" width="240" height="6" rx="3"/><rect x="640" y="540" width="330" height="6" rx="3"/><rect x="140" y="600" width="180" height="6" rx="3"/></g>
</svg>

"""###),
    File(
      path: "blog/Content/posts/2026-01-03-welcome.md",
      text: ###"""
---
title: Welcome to your new site
description: The few things to change before the first visitor comes.
tags: [start]
---

This post is an example, and so are the two others. They show what a post can hold, and they wait to be deleted.

<!--more-->

## Make the site yours

:::steps
### Write your name
Open `Content/site.yml`, and change the title, the author and the links to your profiles.

### Introduce yourself
Change the sentence in `Content/index.md`, and the text in `Content/about.md`. Put your portrait in the place of
`Content/static/portrait.svg`.

### Delete the examples
Delete the files in `Content/posts`. The site still builds if the folder is empty.

### Write a post
`garland new post "My first post"` creates a draft. Delete the line `draft: true` when it is ready.
:::

> [!TIP]
> Keep `garland serve` running while you write. The page in your browser follows each change that you save.

## What the other examples show

- [A walk in four pictures](2026-01-02-pictures/index.md): a cover, figures and a gallery
- [Code that explains itself](2026-01-01-code.md): code blocks and tabs

"""###),
    File(
      path: "blog/Content/posts/_index.md",
      text: ###"""
---
title: Posts
description: All posts, the newest first.
---

"""###),
    File(
      path: "blog/Content/site.yml",
      text: ###"""
# yaml-language-server: $schema=../site.schema.json
# Change these lines, and the site is yours. The manual describes all settings.
title: Your name
description: Notes about what I make, what I read and what I learn on the way.
# The address where you will publish the site.
url: https://example.org/
language: en
time_zone: UTC
author: Your name
# Your profiles. A web address, an email address or a name on Mastodon each gets its icon.
social:
  - https://github.com/your-name
  - "@your-name@mastodon.example"
  - https://bsky.app/profile/your-name.example
  - you@example.org
menus:
  main:
    - Posts: /posts/
    - About: /about/

"""###),
    File(
      path: "blog/Content/static/favicon.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="#f3c9a5"/><path fill="#2f5d7c" d="m7 22-4 5 7-2c8 2 14-2 14-9 0-4-3-7-6-7s-5 2-6 5c-1 3-3 6-5 8z"/>
<path fill="#e2a33c" d="m24 14 4 1-4 2z"/><circle cx="20" cy="13" r="1.4" fill="#fff"/>
</svg>

"""###),
    File(
      path: "blog/Content/static/portrait.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<clipPath id="c"><circle cx="240" cy="240" r="240"/></clipPath>
<g clip-path="url(#c)"><path fill="#f3c9a5" d="M0 0h480v480H0z"/><circle cx="320" cy="170" r="104" fill="#f7e3b5"/>
<path fill="#c98a7a" d="M0 360c120-60 200-50 290-20s130 0 190-30v170H0z"/>
<path d="M-10 390c160-40 330-50 500-20" fill="none" stroke="#4a3144" stroke-width="14" stroke-linecap="round"/>
<path d="m90 375-34-44m330 32 42-42" fill="none" stroke="#4a3144" stroke-width="9" stroke-linecap="round"/>
<ellipse cx="56" cy="322" rx="10" ry="18" fill="#5d8a72" transform="rotate(-35 56 322)"/><ellipse cx="434" cy="312" rx="10" ry="18" fill="#5d8a72" transform="rotate(40 434 312)"/>
<path fill="#2f5d7c" d="M120 330 60 388l92-20c100 30 190-20 196-112 0-54-36-88-82-88-44 0-70 28-82 64-14 42-34 74-64 98z"/>
<path fill="#f3ead8" d="M196 356c70 16 132-20 146-82-40-6-70 6-98 32-18 18-34 36-48 50z"/>
<path fill="#24465f" d="M120 330c46-70 98-86 150-60-28 52-84 82-140 84l-70 34z"/>
<path fill="#e2a33c" d="m345 232 44 16-42 16z"/><circle cx="304" cy="220" r="11" fill="#fff"/><circle cx="306" cy="220" r="6" fill="#1c2730"/>
<path d="m236 362-6 26m34-28 2 26" stroke="#e2a33c" stroke-width="7" stroke-linecap="round"/></g>
</svg>

"""###),
    File(
      path: "docs/Content/guide/_index.md",
      text: ###"""
---
title: Guide
description: Everything about your project, from the first step to the last setting.
holds: pages
sidebar: true
---

These pages are examples. Each folder is a part of the sidebar, and each file is a page. Rename them, change them, and
delete what you do not need.

"""###),
    File(
      path: "docs/Content/guide/guides/_index.md",
      text: ###"""
---
title: Guides
description: Pages that solve one task each.
order: 2
---

"""###),
    File(
      path: "docs/Content/guide/guides/configure.md",
      text: ###"""
---
title: Configure your project
description: Where settings are, and which of them wins.
order: 1
---

Settings are in a file. A variable of the environment overrides the file, and an option overrides both.

```yaml title="settings.yml"
name: hello
greeting: Good morning
port: 8080
```

:::figure[The later source wins.]
![Three boxes with arrows: file, environment, option](order.svg)
:::

> [!WARNING]
> Do not write passwords into the file. Use the environment for them.

[All settings](../reference/settings.md) are in the reference.

"""###),
    File(
      path: "docs/Content/guide/guides/order.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="240" viewBox="0 0 960 240">
<rect width="960" height="240" rx="16" fill="#e6f0f5"/>
<g fill="#1f6f8b"><rect x="60" y="70" width="220" height="100" rx="14"/><rect x="370" y="70" width="220" height="100" rx="14" fill="#175a72"/><rect x="680" y="70" width="220" height="100" rx="14" fill="#0f4256"/></g>
<path d="M292 120h56m-16-14 16 14-16 14m270-14h56m-16-14 16 14-16 14" fill="none" stroke="#1f6f8b" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="#fff" font-family="system-ui, sans-serif" font-size="30" font-weight="600" text-anchor="middle"><text x="170" y="130">File</text><text x="480" y="130">Environment</text><text x="790" y="130">Option</text></g>
</svg>

"""###),
    File(
      path: "docs/Content/guide/guides/write.md",
      text: ###"""
---
title: Write pages
description: How the pages of this site are made.
order: 2
---

A page is a Markdown file. Its folder is its part of the sidebar, and `order` is its place in it:

```markdown title="Content/guide/guides/deploy.md"
---
title: Deploy your project
description: Put it on a server.
order: 3
---

One sentence that says what the reader will have at the end.
```

- Link to the file, as in `[Install](../start/install.md)`. `garland check` finds links that lead nowhere.
- Put pictures beside the page.
- `garland help containers` lists tabs, steps, callouts and the other containers.

"""###),
    File(
      path: "docs/Content/guide/reference/_index.md",
      text: ###"""
---
title: Reference
description: Every command and every setting.
order: 3
---

"""###),
    File(
      path: "docs/Content/guide/reference/commands.md",
      text: ###"""
---
title: Commands
description: Every command, with its options.
order: 1
---

| command | what it does |
|---|---|
| `your-project new NAME` | creates a project |
| `your-project run NAME` | runs it |
| `your-project --version` | prints the version |

## new

Creates a folder with a settings file. It never overwrites a file.

| option | meaning |
|---|---|
| `--template NAME` | begin with a template |

## run

Runs a project until you press Control-C.

| option | meaning |
|---|---|
| `--port N` | the port, by default 8080 |

"""###),
    File(
      path: "docs/Content/guide/reference/settings.md",
      text: ###"""
---
title: Settings
description: Every key of the settings file.
order: 2
---

| key | value | default |
|---|---|---|
| `name` | the name of the project | the name of its folder |
| `greeting` | the first line that it prints | `Hello` |
| `port` | the port that it listens on | 8080 |

[How to configure your project](../guides/configure.md) says where to write them.

"""###),
    File(
      path: "docs/Content/guide/start/_index.md",
      text: ###"""
---
title: Start
description: Get the program, and see a first result.
order: 1
---

"""###),
    File(
      path: "docs/Content/guide/start/first-steps.md",
      text: ###"""
---
title: First steps
description: One small result, step by step.
order: 2
---

A tutorial leads to one result, and explains as little as possible on the way.

:::steps
### Create a project
```sh
your-project new hello
```

### Change one file
```yaml title="hello/settings.yml" lines=2
name: hello
greeting: Good morning
```

### Run it
```console
$ your-project run hello
Good morning!
```
:::

## If something goes wrong

:::accordion
### The command is not found
Read [how to check the installation](install.md#check-that-it-works).

### The greeting is the old one
Save the file, and run the command again.
:::

"""###),
    File(
      path: "docs/Content/guide/start/install.md",
      text: ###"""
---
title: Install
description: Get the program on your machine.
order: 1
---

Choose your system. The choice stays for all pages.

:::tabs[System]{sync=system}
### Linux
```sh
curl -LO https://example.org/your-project.tar.gz
tar -xzf your-project.tar.gz
```

### macOS
```sh
brew install your-project
```

### Windows
```powershell
winget install your-project
```
:::

## Check that it works

```console
$ your-project --version
your-project 1.0
```

> [!NOTE]
> If the shell does not find the program, open a new terminal.

Next: [your first steps](first-steps.md).

"""###),
    File(
      path: "docs/Content/index.md",
      text: ###"""
---
hero:
  text: What your project does, in one sentence. Who it is for, in another.
  image: /mark.svg
  alt: Three sheets of paper, one above the other
  actions:
    - {title: Get started, url: /guide/start/install/}
    - {title: Read the guide, url: /guide/}
---

:::cards
### [Start](guide/start/install.md)
Install it, and see the first result after five minutes.

### [Guides](guide/guides/configure.md)
Solve one task at a time, from the command to the explanation.

### [Reference](guide/reference/commands.md)
Every command and every setting, in tables.
:::

"""###),
    File(
      path: "docs/Content/site.yml",
      text: ###"""
# yaml-language-server: $schema=../site.schema.json
# Change these lines, and the site is yours. The manual describes all settings.
title: Your project
description: What your project does, in one sentence.
# The address where you will publish the site.
url: https://example.org/
language: en
author: Your name
palette: ocean
# The repository of your project. With it, each page links to the file that readers can edit.
# repository: https://github.com/your-name/your-project
social:
  - https://github.com/your-name
menus:
  main:
    - Start: /guide/start/
    - Guide: /guide/
    - Reference: /guide/reference/

"""###),
    File(
      path: "docs/Content/static/favicon.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path fill="#176680" d="m16 17 13 6.5L16 30 3 23.5z"/><path fill="#2488a8" d="m16 10 13 6.5L16 23 3 16.5z"/><path fill="#6cc3d9" d="m16 2 13 6.5L16 15 3 8.5z"/>
</svg>

"""###),
    File(
      path: "docs/Content/static/mark.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<g transform="translate(240 250)"><path fill="#0f4256" d="M0 20 180 110 0 200-180 110z"/><path fill="#2488a8" d="M0-70 180 20 0 110-180 20z"/><path fill="#6cc3d9" d="M0-170 180-80 0 10-180-80z"/>
<path d="m-60-80 60 30 60-30M-90-96l90 45" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/></g>
</svg>

"""###),
    File(
      path: "portfolio/Content/about.md",
      text: ###"""
---
title: About
description: Who I am, what I do, and how to reach me.
---

:::columns{count=2}
:::item
![A small bird on a branch in front of the sun](portrait.svg)
:::

:::item
Write three sentences here: what you make, for whom, and what you like most about it. Then say where you live, and
whether you have time for new work.

Write to [you@example.org](mailto:you@example.org).
:::
:::

## What I do

:::cards
### Drawing
Covers, maps and pictures for books and magazines.

### Design
Names, marks and the paper that goes with them.

### Teaching
A weekend with pencils, for six people at most.
:::

## Where my work was shown

:::reversed
**2024** A window in the old post office

**2025** The library, first floor

**2026** A wall of your choice
:::

"""###),
    File(
      path: "portfolio/Content/index.md",
      text: ###"""
---
hero:
  text: I draw and design for people who make things. Here is a part of it.
  actions:
    - {title: See the projects, url: /projects/}
    - {title: Work with me, url: /about/}
grid: true
---

"""###),
    File(
      path: "portfolio/Content/portrait.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<clipPath id="c"><circle cx="240" cy="240" r="240"/></clipPath>
<g clip-path="url(#c)"><path fill="#f3c9a5" d="M0 0h480v480H0z"/><circle cx="320" cy="170" r="104" fill="#f7e3b5"/>
<path fill="#c98a7a" d="M0 360c120-60 200-50 290-20s130 0 190-30v170H0z"/>
<path d="M-10 390c160-40 330-50 500-20" fill="none" stroke="#4a3144" stroke-width="14" stroke-linecap="round"/>
<path d="m90 375-34-44m330 32 42-42" fill="none" stroke="#4a3144" stroke-width="9" stroke-linecap="round"/>
<ellipse cx="56" cy="322" rx="10" ry="18" fill="#5d8a72" transform="rotate(-35 56 322)"/><ellipse cx="434" cy="312" rx="10" ry="18" fill="#5d8a72" transform="rotate(40 434 312)"/>
<path fill="#2f5d7c" d="M120 330 60 388l92-20c100 30 190-20 196-112 0-54-36-88-82-88-44 0-70 28-82 64-14 42-34 74-64 98z"/>
<path fill="#f3ead8" d="M196 356c70 16 132-20 146-82-40-6-70 6-98 32-18 18-34 36-48 50z"/>
<path fill="#24465f" d="M120 330c46-70 98-86 150-60-28 52-84 82-140 84l-70 34z"/>
<path fill="#e2a33c" d="m345 232 44 16-42 16z"/><circle cx="304" cy="220" r="11" fill="#fff"/><circle cx="306" cy="220" r="6" fill="#1c2730"/>
<path d="m236 362-6 26m34-28 2 26" stroke="#e2a33c" stroke-width="7" stroke-linecap="round"/></g>
</svg>

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-01-meadow/index.md",
      text: ###"""
---
title: Meadow
description: The cover of a book about small flowers.
tags: [covers]
image:
  src: meadow.svg
  alt: Flowers of four kinds on long stems
---

An example with a quotation. Let other people say what is good about your work.

<!--more-->

> We looked for a cover that is as quiet as the book. This one was the first draft, and the last.

The cover was drawn with a brush, and then cut from paper.

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-01-meadow/meadow.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<path fill="#dfe8d2" d="M0 0h1200v800H0z"/><path fill="#b9cfa5" d="M0 640c300-70 800-60 1200 0v160H0z"/>
<path d="M220 800c10-200-10-300 0-460M430 800c-10-260 20-400 0-560M640 800c10-180-10-260 0-380M840 800c-10-280 10-380 0-540M1020 800c0-160 10-240 0-340" fill="none" stroke="#4b7a52" stroke-width="10"/>
<g id="a"><g fill="#d9536f"><circle cx="430" cy="178" r="46"/><circle cx="490" cy="222" r="46"/><circle cx="467" cy="292" r="46"/><circle cx="393" cy="292" r="46"/><circle cx="370" cy="222" r="46"/></g><circle cx="430" cy="240" r="40" fill="#f8d66d"/></g>
<use href="#a" transform="matrix(.7 0 0 .7 719 292)"/>
<path id="b" fill="#7a68b3" d="M220 210c-80 40-90 130-50 180 10-40 30-60 50-70 20 10 40 30 50 70 40-50 30-140-50-180z"/><use href="#b" x="620" y="-10"/>
<g fill="#f0a04b"><circle cx="640" cy="400" r="62"/></g><circle cx="640" cy="400" r="30" fill="#8a4b23"/>
<g fill="#4b7a52"><path d="M225 620c60-60 110-60 140-50-20 50-80 80-140 50zM640 620c-60-60-110-50-140-40 20 50 80 70 140 40zM842 560c60-60 110-60 140-50-20 50-80 80-140 50z"/></g>
</svg>

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-02-harbour/harbour.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<path fill="#f3dcc0" d="M0 0h1200v800H0z"/><circle cx="620" cy="400" r="270" fill="#e4572e"/>
<path fill="#1d4e66" d="M0 560h1200v240H0z"/><g fill="#fff8ea"><path d="M330 180v330H150zM345 230l110 280H345z"/><path d="M640 90v420H420zM658 150l150 360H658z"/><path d="M940 230v280H790zM953 270l90 240h-90z"/></g>
<g fill="#14303f"><path d="M130 525h340l-50 60H190zM400 525h430l-60 75H470zM770 525h290l-45 55H820z"/></g>
<g fill="#f3dcc0" opacity=".6"><rect x="150" y="650" width="360" height="8" rx="4"/><rect x="640" y="690" width="420" height="8" rx="4"/><rect x="380" y="735" width="240" height="8" rx="4"/></g>
</svg>

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-02-harbour/index.md",
      text: ###"""
---
title: Harbour, a poster
description: A poster for a festival by the water.
tags: [posters]
image:
  src: harbour.svg
  alt: Three sailing boats in front of a large sun
---

An example with one large picture. The picture above is the `image` in the front matter. The cards on the home page
show it, too.

<!--more-->

:::tabs
### The task
A poster that can be read from a moving tram.

### The idea
Three boats, one sun, no words. The date is on the sail.

### The print
Three colours on 200 sheets.
:::

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-03-lamps/index.md",
      text: ###"""
---
title: Paper lamps
description: Three lamps from one sheet of paper each.
tags: [objects]
image:
  src: lamps.svg
  alt: Three paper lamps of different height
---

This project is an example. To make it yours, change this text and put your pictures beside it. To delete it, delete its
folder in `Content/projects`.

<!--more-->

:::columns{count=2}
- **For** a café with a dark corner
- **Made of** paper, thread, light
:::

## How it began

Say what the task was, in two sentences. Readers want to see the pictures first, and then understand what they saw.

:::gallery{layout=justified}
![One lamp from below](lamp.svg "From below")
![The drawing of the sheet, with lines to fold](sheet.svg "One sheet, six folds")
:::

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-03-lamps/lamp.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<path fill="#3a3450" d="M0 0h800v800H0z"/><circle cx="400" cy="400" r="340" fill="#f6c56f" opacity=".15"/>
<path fill="#f9d58d" d="m400 140 225 130v260L400 660 175 530V270z"/><path fill="#eeb35b" d="m400 140 225 130-225 130zM175 530l225-130v260z"/><path fill="#e09f45" d="m625 530-225-130V660z"/><circle cx="400" cy="400" r="60" fill="#fff3d6"/>
</svg>

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-03-lamps/lamps.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<path fill="#2e2a3d" d="M0 0h1200v800H0z"/><path fill="#221f2e" d="M0 640h1200v160H0z"/>
<g fill="#f6c56f"><circle cx="330" cy="390" r="250" opacity=".12"/><circle cx="640" cy="300" r="250" opacity=".12"/><circle cx="920" cy="440" r="250" opacity=".12"/></g>
<path d="M330 0v280M640 0v180M920 0v330" stroke="#8d86a6" stroke-width="5"/>
<path fill="#f9d58d" d="m330 270 110 130-50 90H270l-50-90z"/><path fill="#eeb35b" d="m330 270 30 220h30l50-90z"/>
<path fill="#f9d58d" d="m640 170 80 60 30 130-110 60-110-60 30-130z"/><path fill="#eeb35b" d="m640 170 20 240 90-50-30-130z"/>
<path fill="#f9d58d" d="m920 320 130 170H790z"/><path fill="#eeb35b" d="m920 320 40 170h90z"/><path fill="#f9d58d" d="m820 490 100 60 100-60z"/>
</svg>

"""###),
    File(
      path: "portfolio/Content/projects/2026-01-03-lamps/sheet.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800" viewBox="0 0 1000 800">
<path fill="#d9c7a8" d="M0 0h1000v800H0z"/><path fill="#fbf5e6" d="M130 100h740v600H130z"/>
<path d="M130 300h740M130 500h740M377 100v600M623 100v600M130 100l740 600M870 100 130 700" fill="none" stroke="#b0703c" stroke-width="5" stroke-dasharray="16 14"/>
</svg>

"""###),
    File(
      path: "portfolio/Content/projects/_index.md",
      text: ###"""
---
title: Projects
description: Pictures, marks and objects, the newest first.
holds: posts
grid: true
# A project has no reading time.
defaults:
  hide_reading_time: true
---

"""###),
    File(
      path: "portfolio/Content/site.yml",
      text: ###"""
# yaml-language-server: $schema=../site.schema.json
# Change these lines, and the site is yours. The manual describes all settings.
title: Your name
description: Illustrator and designer. A few things that I made.
# The address where you will publish the site.
url: https://example.org/
language: en
time_zone: UTC
author: Your name
palette: sepia
taxonomies:
  tags: Kinds of work
# Your profiles. A web address, an email address or a name on Mastodon each gets its icon.
social:
  - https://instagram.com/your-name
  - https://www.linkedin.com/in/your-name
  - you@example.org
menus:
  main:
    - Projects: /projects/
    - About: /about/

"""###),
    File(
      path: "portfolio/Content/static/favicon.svg",
      text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="#e4572e"/><path fill="#fff8ea" d="M15 5v17H6zM17 9l8 13h-8z"/><path fill="#14303f" d="M5 24h22l-4 5H9z"/>
</svg>

"""###),
  ]
}
